/** What the caller sent cannot be accepted: a message in readable words for each field. Answered with 422. */
export class FieldError extends Error {
  readonly fields: Record<string, string>;

  constructor(fields: Record<string, string>) {
    const lines = Object.entries(fields).map(([field, message]) => `${field}: ${message}`);
    super(lines.join(", "));
    this.fields = fields;
  }
}

/** There is no such thing, or not on the caller's domain. Answered with 404. */
export class NotFoundError extends Error {}
