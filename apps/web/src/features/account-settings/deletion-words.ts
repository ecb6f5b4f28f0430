import type { Deletion } from "@callboard/contracts/account-settings";
import { staffLimits } from "@callboard/contracts/staff-limits";

const many = (count: number, one: string, several = `${one}s`) => {
  const shown = count >= staffLimits.peopleCountMax ? `${count} or more` : String(count);
  return `${shown} ${count === 1 ? one : several}`;
};

type Line = { count: number; what: string; becomes: string };

/** What becomes of what somebody leaves behind, in the order in which it matters; what there is none of is left out. */
export function deletionLines({ counts }: Deletion): Line[] {
  const { events, campaigns, comments, applications, pledges } = counts;
  const { applicants, messages, tapes, members, teams } = counts;
  const told = applicants > 0 ? ` ${many(applicants, "applicant")} for calls to come are told.` : "";
  const lines: Line[] = [
    { count: events, what: many(events, "call"), becomes: `closed and taken off the site.${told}` },
    {
      count: campaigns,
      what: many(campaigns, "campaign"),
      becomes: "taken off the site. What others pledged stays in their ledgers.",
    },
    {
      count: pledges,
      what: many(pledges, "pledge"),
      becomes: "stay in the ledgers of the campaigns, without your name and your message.",
    },
    {
      count: applications,
      what: many(applications, "application"),
      becomes: "deleted, with what was noted about them.",
    },
    { count: tapes, what: many(tapes, "tape"), becomes: "deleted." },
    {
      count: comments,
      what: many(comments, "comment"),
      becomes: "deleted. Where others replied, an empty place stays.",
    },
    {
      count: messages,
      what: many(messages, "message"),
      becomes: "emptied: those you wrote to see that one was there.",
    },
    {
      count: members,
      what: `Your team of ${many(members, "other person", "other people")}`,
      becomes: "dissolved. They lose your calls and applicants, and are told.",
    },
    { count: teams, what: `Your place in ${many(teams, "team")}`, becomes: "given up." },
  ];
  return lines.filter(({ count }) => count > 0);
}
