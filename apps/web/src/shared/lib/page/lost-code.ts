let isLost = false;

/** Notes from now on when a part of the app's code does not come, as after a new version of the build. */
export function watchForLostCode(): void {
  // What Vite puts around each import() says so there.
  window.addEventListener("vite:preloadError", () => {
    isLost = true;
  });
}

/** True once a part of the code did not come: the browser or React may have noted that for good, until the page is loaded anew. */
export function hasLostCode(): boolean {
  return isLost;
}
