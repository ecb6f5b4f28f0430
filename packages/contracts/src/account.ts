import { z } from "zod";
import { filled } from "./form-fields.ts";
import { phoneNumber } from "./identifier.ts";
import { limits } from "./limits.ts";
import { isUsername } from "./username.ts";

const international = z
  .string({ error: "Phone number is required" })
  .min(1, "Phone number is required")
  .regex(/^\+[1-9]\d{3,14}$/, "Enter a valid phone number (not just country code)");

/** A mobile number with its country: a plus sign, a digit that is not zero, and 3 to 14 more. Its output is the normal form. */
export const phoneSchema = international.overwrite(phoneNumber).pipe(international);

export const emailSchema = filled("Email is required", 254).pipe(z.email("Invalid email"));

export const passwordSchema = z
  .string({ error: "Password is required" })
  .min(1, "Password is required")
  .min(limits.passwordMin, `Minimum ${limits.passwordMin} characters`)
  .max(limits.passwordMax, `Must be at most ${limits.passwordMax} characters`);

export const signInInput = z.object({
  /** An email address, a username or a mobile number: the API finds out which. */
  username: filled("Required"),
  password: z
    .string({ error: "Password is required" })
    .min(1, "Password is required")
    .max(limits.passwordMax, `Must be at most ${limits.passwordMax} characters`),
});
export type SignInInput = z.infer<typeof signInInput>;

const usernameMax = 60;

/** A username is told apart from the other identifiers by its form: no number, no email address. Its output is in one width. */
const usernameSchema = filled("Username is required", usernameMax)
  .normalize("NFKC")
  .refine(isUsername, "Use letters of one alphabet, with digits, dots or dashes, without spaces or @")
  .max(usernameMax, `Must be at most ${usernameMax} characters`);

export const signUpInput = z.object({
  name: filled("Name is required", 100),
  username: usernameSchema,
  email: emailSchema,
  password: passwordSchema,
  phone: phoneSchema,
});
export type SignUpInput = z.infer<typeof signUpInput>;

/** A code as people paste it: spaces and dashes do not count. */
export const otpSchema = z
  .string()
  .transform((value) => value.replace(/[\s-]/g, ""))
  .pipe(z.string().min(1).max(limits.otpMax, "Invalid OTP"));

export const verifyOtpInput = z.object({ phone: phoneSchema, otp: otpSchema });
export const resendOtpInput = z.object({ phone: phoneSchema });
export const changePhoneInput = z.object({ phone: phoneSchema });
export const requestResetInput = z.object({ phone: phoneSchema });
export const resetPasswordInput = z.object({ phone: phoneSchema, otp: otpSchema, password: passwordSchema });

/** The signed-in person, as only they see themselves; null for what the upstream does not tell. */
export const userSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  username: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  is_phone_verified: z.boolean().nullable(),
  has_artist_profile: z.boolean().nullable(),
  has_agency_profile: z.boolean().nullable(),
});
export type User = z.infer<typeof userSchema>;

/** What sign-in, sign-up and a verified code answer to the gateway. `token` is the bearer, which goes no further. */
export const accountData = z.object({
  token: z.string(),
  user: userSchema,
  /** The account was created, but the code could not be sent to `phone`. */
  requireOtp: z.boolean().optional(),
  phone: z.string().optional(),
});

export const userData = z.object({ user: userSchema });

/** One place where somebody is signed in. */
export const accountSessionSchema = z.object({
  id: z.number().int(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  user_agent: z.string().nullable(),
  is_current: z.boolean(),
});
export const accountSessionsData = z.object({ sessions: z.array(accountSessionSchema) });

/** What the browser keeps under `auth`: useless without the cookie that goes with it. */
export const browserAuthSchema = z.object({
  user: z.object({ id: z.number().int(), name: z.string() }),
  token: z.string(),
});
export type BrowserAuth = z.infer<typeof browserAuthSchema>;
