/** Does a full page load at an address of this site, so that no state stays in memory. */
export function reloadAt(address: string): void {
  window.location.assign(address);
}
