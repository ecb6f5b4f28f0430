import type { StaffRole } from "@callboard/contracts/staff";

/** What the roles are called, and what they are for. */
export const roleNames: Record<StaffRole, { name: string; about: string }> = {
  editor: { name: "Editor", about: "Writes articles and keeps categories, tags, videos and lists." },
  moderator: { name: "Moderator", about: "Works on reports and messages, reads accounts and suspends them." },
  administrator: {
    name: "Administrator",
    about: "May do all of it, and looks after staff, jobs and the audit log.",
  },
};
