/** What the account page shows at first of each list. */
export const myPageSize = 5;
