const modules = "apps/api/src/modules";
const tests = ["apps/api/src/http/list-bounds.test.ts"];

/** What bounds a list where it is read. */
const bounds = [
  ["audition/invitation-repository.ts", "auditionLimits.daysMax"],
  ["blog/blog-repository.ts", "limits.tagFetch"],
  ["board/label-repository.ts", "limits.applicationLabelsMax * ids.length"],
  ["clip/clip-file-repository.ts", "portfolioLimits.clipFilesPerDay"],
  ["contact/inbox-repository.ts", "staffLimits.answersMax"],
  ["contact/inbox-repository.ts", "staffLimits.staffMax"],
  ["conversation/file-repository.ts", "conversationLimits.filesMax * messageIds.length"],
  ["conversation/template-repository.ts", "conversationLimits.templatesMax * accounts.length"],
  ["event/event-role-repository.ts", "limits.rolesMax"],
  ["event/event-role-repository.ts", "limits.rolesMax * eventIds.length"],
  ["event/event-tag-repository.ts", "limits.tagFetch"],
  ["import/import-repository.ts", "limits.listLimitMax"],
  ["moderation/case-repository.ts", "staffLimits.caseReports"],
  ["profile-address/profile-slug-repository.ts", "profileSlugLimits.kept"],
  ["profile/agency-page-repository.ts", "teamLimits.membersMax"],
  ["shortlist/shortlist-visitor-repository.ts", "shortlistLimits.visitorsMax"],
  ["staff/staff-repository.ts", "staffLimits.staffMax"],
  ["team/team-repository.ts", "teamLimits.membersMax * ownerIds.length"],
];

/** Guards of lists against more rows than they show. */
export const listBoundsGuards = bounds.map(([file, most]) => ({
  ...{ file: `${modules}/${file}`, tests },
  ...{ text: `.limit(${most})`, replacement: `.limit(${most} * 2)` },
}));
