/** A file that cannot be read at all; the message is for the person who imports it, and says where. */
export class ImportError extends Error {}

/** One post that cannot be imported, with the reason; those before and after it can. */
export class PostError extends Error {}
