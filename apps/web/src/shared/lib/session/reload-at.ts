/** Does a full page load, so that no state stays in memory. */
export function reloadAt(path: string): void {
  window.location.assign(path);
}
