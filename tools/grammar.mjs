// Reads texts, words of our own and rules to leave out as JSON from standard input; prints what Harper finds wrong, as JSON.

import { text } from "node:stream/consumers";
import { Dialect, LocalLinter } from "harper.js";
import { binary } from "harper.js/binary";

const { texts, words, rulesLeftOut } = JSON.parse(await text(process.stdin));

const linter = new LocalLinter({ binary, dialect: Dialect.British });
await linter.importWords(words);
const rules = await linter.getLintConfig();
await linter.setLintConfig({ ...rules, ...Object.fromEntries(rulesLeftOut.map((rule) => [rule, false])) });

const found = [];
for (const [index, sentence] of texts.entries()) {
  const lints = await linter.organizedLints(sentence, { language: "plaintext" });
  for (const [rule, ofRule] of Object.entries(lints))
    for (const lint of ofRule) found.push({ index, rule, problem: lint.get_problem_text(), says: lint.message() });
}
console.log(JSON.stringify(found));
