import { z } from "zod";
import { accountData, emailSchema, otpSchema, passwordSchema, phoneSchema, userSchema } from "./account.ts";
import { filled } from "./form-fields.ts";
import { limits } from "./limits.ts";

const currentPassword = z
  .string({ error: "Password is required" })
  .min(1, "Password is required")
  .max(limits.passwordMax, `Must be at most ${limits.passwordMax} characters`);
const proven = { current_password: currentPassword };

export const changeNameInput = z.object({ name: filled("Name is required", 100) });
export type ChangeNameInput = z.output<typeof changeNameInput>;
export const changedNameData = z.object({ user: userSchema });

export const changePasswordInput = z.object({ ...proven, password: passwordSchema });
export type ChangePasswordInput = z.output<typeof changePasswordInput>;

/** After a change that ended the other sessions: the bearer to go on with. */
export const renewedSessionData = accountData.pick({ token: true, user: true });

export const changeEmailInput = z.object({ ...proven, email: emailSchema });
export type ChangeEmailInput = z.output<typeof changeEmailInput>;

export const emailTokenInput = z.object({ token: z.string().min(10).max(100) });

export const changeNumberInput = z.object({ ...proven, phone: phoneSchema });
export type ChangeNumberInput = z.output<typeof changeNumberInput>;
export const confirmNumberInput = z.object({ phone: phoneSchema, otp: otpSchema });
export type ConfirmNumberInput = z.output<typeof confirmNumberInput>;

/** An address that waits for its owner to open the link that was mailed there. */
export const emailChangeSchema = z.object({ email: z.string(), expires_at: z.iso.datetime() });
export const accountSettingsData = z.object({ email_change: emailChangeSchema.nullable() });

export const provenInput = z.object(proven);
export type ProvenInput = z.output<typeof provenInput>;

/** What becomes of an account's traces once it is deleted. Numbers end at `staffLimits.peopleCountMax`. */
export const deletionSchema = z.object({
  counts: z.object({
    events: z.number().int(),
    campaigns: z.number().int(),
    comments: z.number().int(),
    applications: z.number().int(),
    pledges: z.number().int(),
    /** Applications for the own calls whose senders are told. */
    applicants: z.number().int(),
    messages: z.number().int(),
    tapes: z.number().int(),
    /** People in the own team; teams of others. */
    members: z.number().int(),
    teams: z.number().int(),
  }),
  /** Staff are taken from the staff first. */
  is_staff: z.boolean(),
});
export type Deletion = z.output<typeof deletionSchema>;
export const deletionData = z.object({ deletion: deletionSchema });
