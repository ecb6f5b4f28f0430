/** A text message to one number in E.164 format. */
export type TextMessage = { to: string; text: string };

/** An SMS adapter. `send` throws SmsError. */
export type Sms = { send: (message: TextMessage) => Promise<void> };

/** `refused`: the service does not send to this number. `unavailable`: the service is down. */
export class SmsError extends Error {
  override readonly name = "SmsError";
  readonly kind: "refused" | "unavailable";

  constructor(kind: SmsError["kind"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
