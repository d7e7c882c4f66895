// Marks the app's icon when an opponent's move has made it a person's turn and nobody was looking. Around one device
// somebody always is to move, so a game that was just put down marks nothing.

/** Whoever sees the page needs no mark, be it one from the last time. */
export function unmarkWhenSeen() {
  document.addEventListener("visibilitychange", unmark);
  unmark();
}

function unmark() {
  if ("clearAppBadge" in navigator && !document.hidden) navigator.clearAppBadge().catch(() => {}); // Not installed.
}

export function markTurn() {
  if ("setAppBadge" in navigator && document.hidden) navigator.setAppBadge().catch(() => {}); // Not installed, or not allowed.
}
