/** Where the results are on their page: browsers without JavaScript are led there after each choice. */
export const resultsId = "all-events";
export const resultsHash = `#${resultsId}`;
