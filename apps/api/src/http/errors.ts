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

/** Who asks is not signed in, or not any more. Answered with 401. */
export class UnauthorizedError extends Error {
  constructor(message = "Unauthorized") {
    super(message);
  }
}

/** Who asks may not do that. Answered with 403. */
export class ForbiddenError extends Error {}

/** What was sent is wrong as a whole, not in one field. Answered with 422. */
export class InvalidError extends Error {}

/** Somebody else's service, or a part of ours that is full, cannot do it now. Answered with 503. */
export class UnavailableError extends Error {}

/** Too early: it can be tried again after that many seconds. Answered with 429. */
export class RateLimitError extends Error {
  readonly seconds: number;

  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}
