/** Does a full page load at an address of this site, so that no state stays in memory. */
export function reloadAt(address: string): void {
  // To the address where it is, with a #, a browser would only scroll; and it keeps the state of its history.
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
}
