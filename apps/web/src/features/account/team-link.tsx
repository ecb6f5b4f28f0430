import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { Card } from "#shared/ui/card.tsx";

/** For those who have an agency or are in a team, or are asked into one, the way to it. */
export function TeamLink() {
  const { data } = trpc.team.mine.useQuery(undefined, { meta: { errors: "inline" } });
  const { teams = [], invited = [] } = data ?? {};
  if (teams.length === 0 && invited.length === 0) return null;
  const people = teams.find(({ role }) => role === "owner")?.members.length ?? 0;
  const about =
    invited.length > 0
      ? `${invited[0]?.agency_name} invites you to its team.`
      : people > 1
        ? `${people} people, with you, work on your calls.`
        : teams.some(({ role }) => role !== "owner")
          ? `You work with ${teams.flatMap(({ name, role }) => (role === "owner" ? [] : [name])).join(", ")}.`
          : "Invite those who cast with you.";
  return (
    <Card>
      <Link
        to="/account/team"
        className="flex min-h-14 items-center justify-between gap-4 px-5 py-3 hover:bg-sunken sm:px-6"
      >
        <span className="min-w-0">
          <span className="block font-semibold">Your team</span>
          <span className="block text-14 text-muted wrap-anywhere">{about}</span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </Link>
    </Card>
  );
}
