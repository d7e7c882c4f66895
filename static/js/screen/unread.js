// Cards that nobody has put away: a player who leaves a table while it holds one up finds it held up again.

/** @typedef {import("../../types/bridge.js").Stage} Stage */

/** Cards that the stage put away when it was ended. @type {Stage[]} */
let cards = [];
/** The table that was left with such cards. @type {{address: string, cards: Stage[]} | null} */
let left = null;

/** @param {Stage} stage what held it up; its motions are over */
export function noteUnread({ say, who, held, gate, heard, sound }) {
  cards.push({ say, who, held, gate, heard, sound });
}

/** What is to be held up at the address shown now; what Undo has ended is done with. @param {string} address @param {string | null} before */
export function unreadAt(address, before) {
  if (cards.length && before !== null && before !== address) left = { address: before, cards };
  cards = [];
  if (left?.address !== address) return [];
  const again = left.cards;
  left = null;
  return again;
}
