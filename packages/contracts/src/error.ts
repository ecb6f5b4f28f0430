/**
 * The error catalogue: the closed list of codes that the gateway answers with and every screen understands.
 * `effect` is what the screen does: `toast` shows the message, `redirect` leads to /404, `field` puts `fields` on the
 * form's fields (and toasts where there is no form), `inline` leaves it to the place that asked.
 * The API's own message wins over `text`, which is the default where it sent none.
 */
export type ErrorEffect = "toast" | "redirect" | "field" | "inline";

export const errorCodes = [
  "rejected",
  "unauthorized",
  "forbidden",
  "factor_required",
  "suspended",
  "not_found",
  "conflict",
  "validation",
  "payload_too_large",
  "too_many_requests",
  "storage_full",
  "upstream",
  "network",
  "unexpected",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

export type ErrorEntry = { http: number; trpc: string; text: string; effect: ErrorEffect };

export const errorCatalogue = {
  rejected: { http: 400, trpc: "BAD_REQUEST", text: "An error occurred", effect: "toast" },
  unauthorized: { http: 401, trpc: "UNAUTHORIZED", text: "Unauthorized", effect: "toast" },
  forbidden: { http: 403, trpc: "FORBIDDEN", text: "API key forbidden or invalid", effect: "toast" },
  factor_required: {
    http: 403,
    trpc: "FORBIDDEN",
    text: "Confirm with a code of your authenticator app",
    effect: "inline",
  },
  suspended: { http: 403, trpc: "FORBIDDEN", text: "This account is suspended", effect: "inline" },
  not_found: { http: 404, trpc: "NOT_FOUND", text: "Resource not found", effect: "redirect" },
  conflict: { http: 409, trpc: "CONFLICT", text: "Somebody else changed this meanwhile", effect: "inline" },
  validation: { http: 422, trpc: "UNPROCESSABLE_CONTENT", text: "Validation error", effect: "field" },
  payload_too_large: { http: 413, trpc: "PAYLOAD_TOO_LARGE", text: "An error occurred", effect: "inline" },
  too_many_requests: { http: 429, trpc: "TOO_MANY_REQUESTS", text: "An error occurred", effect: "inline" },
  storage_full: {
    http: 507,
    trpc: "INTERNAL_SERVER_ERROR",
    text: "The storage is full. Try again later.",
    effect: "inline",
  },
  upstream: { http: 502, trpc: "BAD_GATEWAY", text: "An error occurred", effect: "inline" },
  network: {
    http: 504,
    trpc: "GATEWAY_TIMEOUT",
    text: "Network error, please check your connection",
    effect: "toast",
  },
  unexpected: {
    http: 500,
    trpc: "INTERNAL_SERVER_ERROR",
    text: "An unexpected error occurred",
    effect: "toast",
  },
} as const satisfies Record<ErrorCode, ErrorEntry>;

/** What a screen says when one particular thing fails and nobody sent a better message. */
export const failureTexts = {
  blogNotFound: "Blog not found",
  blogs: "Failed to fetch blogs",
  professions: "Failed to fetch professions",
  cities: "Failed to fetch cities",
  categories: "Failed to fetch categories",
  copy: "Could not copy link",
  signIn: "Login failed",
  signUp: "Signup failed",
  otp: "Invalid OTP",
  otpResend: "Failed to resend OTP",
  agencyProfile: "Failed to submit profile",
} as const;

/** What the gateway puts under `error.data` of a failed procedure, and the screens read. */
export type ErrorData = {
  code: ErrorCode;
  /** Messages by field name, from a 422. */
  fields?: Record<string, string>;
  /** For the log; shown to nobody unless they ask for help. */
  request_id?: string;
};

/** The catalogue's code for an HTTP status; anything it does not name is `upstream`, as is what went wrong in another way on its side. */
export function errorCodeOfStatus(status: number): ErrorCode {
  const code = errorCodes.find((name) => errorCatalogue[name].http === status);
  return code && (status < 500 || code === "storage_full") ? code : "upstream";
}
