import type { EventDetails } from "@callboard/contracts/event";

type PostedAsProps = { call: Pick<EventDetails, "team" | "posted_by_name"> };

/** Whose call it is, where it is a team's, and who of the team posted it. Nothing for what is the viewer's own alone. */
export function PostedAs({ call: { team, posted_by_name } }: PostedAsProps) {
  if (!team && !posted_by_name) return null;
  return (
    <p className="text-15 text-muted wrap-anywhere">
      Posted{team && ` as ${team.name}`}
      {posted_by_name && ` by ${posted_by_name}`}
    </p>
  );
}
