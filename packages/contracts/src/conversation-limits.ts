/** Limits of the conversations between posters and applicants. Lengths in characters, times in milliseconds. */
export const conversationLimits = {
  messageMax: 2_000,
  /** Messages that one account writes by hand within ten minutes, and any way at all within a day. */
  rate: 30,
  rateWindow: 600_000,
  dailyRate: 600,
  day: 86_400_000,
  /** Conversations and messages a page. */
  list: 20,
  messageList: 30,
  excerpt: 140,
  /** Unread ones are counted up to here; more read as so many and a plus. */
  unreadMax: 99,
  /** Of a message; of an account a day; of one that no message has taken, until it is deleted. */
  filesMax: 5,
  filesPerDay: 100,
  fileKept: 86_400_000,
  /** Bytes of a file, and of the pieces that it is fetched in. */
  fileMaxBytes: 10 * 1_048_576,
  filePieceBytes: 2 * 1_048_576,
  fileNameMax: 120,
  /** Templates of an account, and their names; applicants that one message goes to. */
  templatesMax: 50,
  templateNameMax: 60,
  bulkMax: 200,
} as const;
