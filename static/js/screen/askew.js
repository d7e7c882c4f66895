// Tells how a board with a camera is turned: keys go by the picture.

/** By how many degrees the board is shown turned further than it was drawn, for an event. @returns {{askew?: string}} */
export function askew() {
  const board = document.getElementById("board");
  const angle = board && "askew" in board ? Math.round(Number(board.askew)) : 0;
  return angle ? { askew: `${angle}` } : {};
}
