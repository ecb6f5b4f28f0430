/** A mail as it goes out. Everything in it is plain text besides `html`. */
export type MailMessage = {
  /** Names the mail: a second one with the same key is the same mail. */
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What it belongs to: mails of one thread are shown together. */
  thread?: string;
  /** Where a mail program ends such mails, by a POST. */
  unsubscribeUrl?: string;
};

/** A mail adapter. `send` throws MailError, also once `signal` is aborted. */
export type Mail = { send: (message: MailMessage, signal?: AbortSignal) => Promise<void> };

/** `refused`: it will never be taken, as for an address that does not exist. `unavailable`: it may be later. */
export class MailError extends Error {
  override readonly name = "MailError";
  readonly kind: "refused" | "unavailable";

  constructor(kind: MailError["kind"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
