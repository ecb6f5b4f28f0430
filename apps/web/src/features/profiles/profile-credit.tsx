import type { PublicProfile } from "@callboard/contracts/profile";
import { Card } from "#shared/ui/card.tsx";

/** A project credit: project, role, year, city. */
export function ProfileCredit({ profile }: { profile: PublicProfile }) {
  const { project_name, character_name, project_year, project_city } = profile;
  return (
    <section aria-labelledby="profile-credit">
      <h2 id="profile-credit" className="text-23">
        Credits
      </h2>
      <Card className="mt-3 flex items-stretch">
        <p className="grid shrink-0 place-items-center border-control border-r border-dashed px-4 font-display text-23 font-heading tabular-nums sm:px-6 sm:text-28">
          {project_year}
        </p>
        <div className="min-w-0 p-4 sm:px-6">
          <p className="font-display text-20 font-heading leading-heading">{project_name}</p>
          <p className="mt-1 text-muted">
            {character_name}, {project_city}
          </p>
        </div>
      </Card>
    </section>
  );
}
