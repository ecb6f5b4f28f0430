import type { ReceivedApplication } from "@callboard/contracts/application";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { Chip } from "#shared/ui/chip.tsx";
import { Stars } from "./stars.tsx";

/** What a card or a row says of an application beside its name. */
export function ApplicantFacts({ application }: { application: ReceivedApplication }) {
  const { profile, role, created_at, rating, labels, is_turned_down, tape } = application;
  const about = [role?.name, profile?.profession, profile?.present_city].filter(Boolean);
  return (
    <span className="grid min-w-0 grid-cols-1 gap-1 text-14 text-muted">
      {about.length > 0 && <span className="truncate">{about.join(" · ")}</span>}
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {formatDay(created_at)}
        <Stars rating={rating} />
        {tape && <Chip className="min-h-5! text-13">Self-tape</Chip>}
        {is_turned_down && <Chip className="min-h-5! text-13">Said no</Chip>}
      </span>
      {labels.length > 0 && (
        <span className="flex flex-wrap gap-1">
          {labels.slice(0, 3).map(({ id, name }) => (
            <Chip key={id} className="min-h-5! text-13">
              {name}
            </Chip>
          ))}
          {labels.length > 3 && <span>+{labels.length - 3}</span>}
        </span>
      )}
    </span>
  );
}
