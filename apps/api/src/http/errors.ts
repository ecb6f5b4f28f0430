/** Invalid input, with a message for each field. Status 422. */
export class FieldError extends Error {
  readonly fields: Record<string, string>;

  constructor(fields: Record<string, string>) {
    const lines = Object.entries(fields).map(([field, message]) => `${field}: ${message}`);
    super(lines.join(", "));
    this.fields = fields;
  }
}

/** No such row, or not on the caller's domain. Status 404. */
export class NotFoundError extends Error {}

/** No session, or one that has ended. Status 401. */
export class UnauthorizedError extends Error {
  constructor(message = "Unauthorized") {
    super(message);
  }
}

/** The user may not do that. Status 403. */
export class ForbiddenError extends Error {}

/** The user may do that once the second factor was shown, or shown again. Status 403, with `code`. */
export class FactorRequiredError extends ForbiddenError {
  readonly code = "factor_required";
}

/** The account cannot sign in, for the reason that the message tells. Status 403, with `code`. */
export class SuspendedError extends ForbiddenError {
  readonly code = "suspended";
}

/** What the caller read is not what is stored by now. Status 409. */
export class ConflictError extends Error {}

/** Invalid input, not tied to one field. Status 422. */
export class InvalidError extends Error {}

/** Another service is down, or a queue is full. Status 503. */
export class UnavailableError extends Error {}

/** Nothing more can be stored. Status 507. */
export class StorageFullError extends Error {}

/** Too many requests; `seconds` goes into Retry-After. Status 429. */
export class RateLimitError extends Error {
  readonly seconds: number;

  constructor(message: string, seconds: number) {
    super(message);
    this.seconds = seconds;
  }
}
