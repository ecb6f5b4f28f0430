/** Leaves the application for a page that is loaded anew, so that nothing of this one stays in memory. */
export function reloadAt(path: string): void {
  window.location.assign(path);
}
