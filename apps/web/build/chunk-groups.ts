/** Which modules share a file, the most urgent first; each takes along what it imports, unless it says otherwise. */
export const chunkGroups = [
  // Every page needs it all, or nearly. As one file it is a tenth smaller than as two dozen.
  {
    name: "application",
    test: /\/src\/(?:entry-client|app\/start)\.tsx$|\/shared\/(?:ui\/(?:image|state\/skeleton)|lib\/(?:page\/page-head|failure\/use-retry-failed|api\/page-of))\./,
    priority: 2,
  },
  {
    name: "lists",
    test: /\/shared\/(?:ui\/list\/|lib\/lists\/use-load-more)/,
    priority: 1,
  },
  {
    name: "story",
    test: /\/features\/blog\/(?:story\/(?!story-skeletons)|listing\/(?:listing-address|use-listing-state))/,
    priority: 0,
  },
];
