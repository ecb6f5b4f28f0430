const modules = "apps/api/src/modules";
const roles = `${modules}/event/event-role.test.ts`;
const repository = "event/event-role-repository.ts";

/** Guards of the roles of calls, and of what an applicant sends of a profile's private part. */
export const rolesGuards = [
  { file: repository, text: '\n      .for("share")', replacement: "", needsServer: true },
  { file: repository, text: "if (used > 0) throw", replacement: "if (used < 0) throw" },
  {
    file: repository,
    text: "if (kept.some((id) => !ids.includes(id))) throw",
    replacement: "if (ids.length < 0) throw",
  },
  {
    file: repository,
    text: "and(eq(eventRoles.id, roleId), eq(event_id, eventId))",
    replacement: "eq(eventRoles.id, roleId)",
  },
  {
    file: "application/role-to-apply-for.ts",
    text: "if (!isRoleOpen(role, now)) throw",
    replacement: "if (!role) throw",
  },
  {
    file: "application/write-application.ts",
    text: "shares_profile ? input.shared_fields : []",
    replacement: "input.shared_fields",
  },
  {
    file: "application/received-application-repository.ts",
    text: "profile.audiences, reader, application",
    replacement: 'profile.audiences, "owner", application',
  },
  {
    file: "event/fair-call-of.ts",
    text: 'wallClock(time_zone, toDate(created_at ?? ""))',
    replacement: "start_date",
  },
].map(({ file, ...guard }) => ({ ...guard, file: `${modules}/${file}`, tests: [roles] }));
