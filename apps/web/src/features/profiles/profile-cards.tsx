import type { ProfileSummary } from "@callboard/contracts/profile";
import { directoryGrid } from "./directory-grid.ts";
import { ProfileCard } from "./profile-card.tsx";

/** Profile cards where profiles are not the whole of a page. */
export function ProfileCards({ profiles }: { profiles: readonly ProfileSummary[] }) {
  return (
    <ul className={directoryGrid}>
      {profiles.map((profile) => (
        <li key={`${profile.kind}-${profile.id}`}>
          <ProfileCard profile={profile} />
        </li>
      ))}
    </ul>
  );
}
