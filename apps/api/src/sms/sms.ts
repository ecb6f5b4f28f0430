/** A text message to one number, which is written with a plus sign and its country. */
export type TextMessage = { to: string; text: string };

/** A way to send text messages. `send` throws SmsError. */
export type Sms = { send: (message: TextMessage) => Promise<void> };

/** `refused`: the service does not send to this number. `unavailable`: it does not send to anybody right now. */
export class SmsError extends Error {
  override readonly name = "SmsError";
  readonly kind: "refused" | "unavailable";

  constructor(kind: SmsError["kind"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
