"""What goes live has passed every test, and is made by actions that cannot change under us."""

from __future__ import annotations

import re

from tools.paths import ROOT

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
JOB = re.compile(r"^  (\w+):\n((?: {4}.*\n|\n)+)", re.MULTILINE)


def test_every_action_is_pinned_by_its_commit_and_says_its_version() -> None:
    used = [line.strip() for path in WORKFLOWS for line in path.read_text("utf-8").splitlines() if "uses:" in line]
    assert len(used) >= 5
    pinned = re.compile(r"(- )?uses: actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
    assert [line for line in used if not pinned.fullmatch(line)] == []


def test_the_site_goes_live_only_where_every_other_job_has_passed_on_main() -> None:
    deploying = [path for path in WORKFLOWS if "actions/deploy-pages@" in path.read_text("utf-8")]
    (text,) = (path.read_text("utf-8") for path in deploying)
    jobs = dict(JOB.findall(text.partition("\njobs:\n")[2]))
    deploy = jobs.pop("deploy")
    assert "actions/deploy-pages@" in deploy
    needed = re.search(r"^    needs: \[(.*)\]$", deploy, re.MULTILINE)
    assert needed is not None
    assert set(needed[1].split(", ")) == set(jobs)
    assert "    if: github.ref == 'refs/heads/main'\n" in deploy
    assert ".ci/run" in jobs["test"]
    assert "write" not in "".join(jobs.values())
