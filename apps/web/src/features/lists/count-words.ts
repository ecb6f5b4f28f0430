/** How many are in a list, in words. */
export const countWords = (count: number): string => `${count} ${count === 1 ? "profile" : "profiles"}`;
