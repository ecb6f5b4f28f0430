import type { Teams } from "@callboard/contracts/team";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { Card } from "#shared/ui/card.tsx";

/** One line about the teams of somebody. */
function aboutTeams({ teams, invited }: Teams): string {
  const [first] = invited;
  if (first) return `${first.agency_name} invites you to its team.`;
  const others = teams.filter(({ role }) => role !== "owner").map(({ name }) => name);
  if (others.length > 0) return `You work with ${others.join(", ")}.`;
  const people = teams[0]?.members.length ?? 1;
  return people > 1 ? `${people} people work on your calls, with you.` : "Invite those who cast with you.";
}

/** For those who have an agency or are in a team, or are asked into one, the way to it. */
export function TeamLink() {
  const { data } = trpc.team.mine.useQuery(undefined, { meta: { errors: "inline" } });
  if (!data || data.teams.length + data.invited.length === 0) return null;
  return (
    <Card>
      <Link
        to="/account/team"
        className="flex min-h-14 items-center justify-between gap-4 px-5 py-3 hover:bg-sunken sm:px-6"
      >
        <span className="min-w-0">
          <span className="block font-semibold">Your team</span>
          <span className="block text-14 text-muted wrap-anywhere">{aboutTeams(data)}</span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </Link>
    </Card>
  );
}
