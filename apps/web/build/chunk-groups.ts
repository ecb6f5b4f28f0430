/** Which modules share a file with all that they import, unless it says otherwise. */
export const chunkGroups = [
  // Loaded with the first call: left out of the app's file, although one package holds it all.
  {
    name: "gateway-link",
    test: /\/gateway-link\.ts$|@trpc\/client\/dist\/http/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // Whoever uploads a file needs all of it, and the app's file names every other one.
  {
    name: "uploads",
    test: /\/shared\/(?:lib\/uploads\/|ui\/uploads\/(?!media-player))/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // Nearly every page needs all of it. As one file it is a tenth smaller than as two dozen.
  {
    name: "app",
    test: /\/src\/(?:entry-client|app\/start)\.tsx$|\/shared\/(?:ui\/(?:image|state\/skeleton)|lib\/(?:page\/page-head|failure\/use-retry-failed|api\/page-of))\./,
    priority: 2,
  },
];
