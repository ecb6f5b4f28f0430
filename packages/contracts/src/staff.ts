import { z } from "zod";
import { emailSchema } from "./account.ts";
import { orNone } from "./form-fields.ts";
import { limits } from "./limits.ts";
import { idSchema, pageQuery, paginationSchema, plainText } from "./page.ts";
import { staffLimits } from "./staff-limits.ts";

/** Those who run the site. An ordinary account has none of them. */
export const staffRoles = ["editor", "moderator", "administrator"] as const;
export type StaffRole = (typeof staffRoles)[number];

const everybody: readonly StaffRole[] = staffRoles;
const editors: readonly StaffRole[] = ["editor", "administrator"];
const moderators: readonly StaffRole[] = ["moderator", "administrator"];
const administrators: readonly StaffRole[] = ["administrator"];

type Permission = {
  roles: readonly StaffRole[];
  /** The second factor must have been shown a moment ago (`staffLimits.factorFresh`). */
  isFresh?: boolean;
};

/** What staff may do, each act once. */
export const staffPermissions = {
  read_numbers: { roles: everybody },
  write_articles: { roles: editors },
  write_lists: { roles: editors },
  import_articles: { roles: editors },
  export_articles: { roles: editors, isFresh: true },
  moderate: { roles: moderators },
  suspend_accounts: { roles: moderators, isFresh: true },
  answer_messages: { roles: moderators },
  read_people: { roles: moderators },
  export_people: { roles: administrators, isFresh: true },
  erase_people: { roles: administrators, isFresh: true },
  read_staff: { roles: administrators },
  manage_staff: { roles: administrators, isFresh: true },
  read_audit: { roles: administrators },
  run_jobs: { roles: administrators },
} as const satisfies Record<string, Permission>;

export type StaffAction = keyof typeof staffPermissions;
export const staffActions = Object.keys(staffPermissions) as [StaffAction, ...StaffAction[]];

/** True where somebody of a role may do that at all. */
export function mayAct(role: StaffRole, action: StaffAction): boolean {
  const { roles }: Permission = staffPermissions[action];
  return roles.includes(role);
}

/** True where the second factor must have been shown a moment ago. */
export function needsFreshFactor(action: StaffAction): boolean {
  const { isFresh = false }: Permission = staffPermissions[action];
  return isFresh;
}

export const permissionsSchema = z.record(z.enum(staffActions), z.boolean());

/** Everything that somebody of a role may do, as it is sent along with them. */
export function permissionsOf(role: StaffRole): Record<StaffAction, boolean> {
  return Object.fromEntries(staffActions.map((action) => [action, mayAct(role, action)])) as Record<
    StaffAction,
    boolean
  >;
}

const roleSchema = z.enum(staffRoles, { error: "Role is required" });

/** Somebody of the staff, as they see themselves. */
export const staffViewerSchema = z.object({
  user_id: z.number().int(),
  name: z.string(),
  role: roleSchema,
  can: permissionsSchema,
  /** True where a second factor is set up. */
  has_factor: z.boolean(),
  /** True for the accounts of the demo, which have none. */
  is_demo: z.boolean(),
  /** Until when the second factor of this session counts, while it is used; null where it has not been shown. */
  factor_until: z.iso.datetime().nullable(),
  /** Until when it counts as fresh. */
  fresh_until: z.iso.datetime().nullable(),
  recovery_codes_left: z.number().int(),
});
export type StaffViewer = z.infer<typeof staffViewerSchema>;
export const staffViewerData = z.object({ viewer: staffViewerSchema });
/** The same of any account: null for those who do not run the site. */
export const ownStaffData = z.object({ viewer: staffViewerSchema.nullable() });

/** A code of an authenticator app, or a recovery code: spaces and dashes do not count. */
export const factorCode = plainText
  .transform((value) => value.replace(/[\s-]/g, "").toUpperCase())
  .pipe(
    z
      .string()
      .min(1, "Code is required")
      .regex(/^(?:\d{6}|[2-9A-Z]{10})$/, "Enter the 6 digits of your app, or a recovery code"),
  );
export const factorInput = z.object({ code: factorCode });

/** A second factor that is being set up: shown once, counts from its first code on. */
export const factorSetupSchema = z.object({
  /** In base32, to be typed into an app. */
  secret: z.string(),
  /** `otpauth://totp/…`, to be scanned. */
  uri: z.string(),
});
export const factorSetupData = z.object({ setup: factorSetupSchema });
export const recoveryCodesData = z.object({ recovery_codes: z.array(z.string()) });

export const staffMemberSchema = z.object({
  user_id: z.number().int(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  role: roleSchema,
  has_factor: z.boolean(),
  is_demo: z.boolean(),
  added_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime().nullable(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

export const staffInvitationSchema = z.object({
  id: z.number().int(),
  email: z.string(),
  role: roleSchema,
  invited_by: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});
export type StaffInvitation = z.infer<typeof staffInvitationSchema>;

export const staffListData = z.object({
  members: z.array(staffMemberSchema),
  invitations: z.array(staffInvitationSchema),
});

export const inviteStaffInput = z.object({ email: emailSchema, role: roleSchema });
export type InviteStaffInput = z.infer<typeof inviteStaffInput>;
/** `token` is shown to nobody again: who has it, and an account, joins. */
export const invitedStaffData = z.object({ invitation: staffInvitationSchema, token: z.string() });
export const acceptInvitationInput = z.object({ token: plainText.min(1).max(limits.fieldMax) });

export const changeRoleInput = z.object({ role: roleSchema });

export const auditEntrySchema = z.object({
  id: z.number().int(),
  created_at: z.iso.datetime(),
  /** Null for a command on the server. */
  actor_id: z.number().int().nullable(),
  actor_name: z.string(),
  /** Verb and subject, such as `article.publish`. */
  action: z.string(),
  subject_kind: z.string(),
  subject_id: z.string(),
  /** What it was, and what it became, by field; null where there was nothing. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const optionalFilter = orNone(plainText.trim().max(limits.fieldMax));

export const auditQuery = pageQuery(staffLimits.auditList).extend({
  actor_id: idSchema.optional(),
  action: optionalFilter.optional(),
  subject_kind: optionalFilter.optional(),
  subject_id: optionalFilter.optional(),
});
export const auditData = z.object({ entries: z.array(auditEntrySchema), pagination: paginationSchema });
