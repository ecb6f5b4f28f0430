import type { Person } from "@callboard/contracts/person";
import { profilePath } from "@callboard/contracts/profile-path";
import type { ReactNode } from "react";
import { Instant } from "../kit/instant.tsx";
import { StatusChip } from "../kit/status-chip.tsx";
import { roleNames } from "../shell/role-names.ts";

const kinds = { artist: "Artist's profile", agency: "Agency's profile" };

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-14 text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere max-sm:mb-2">{children}</dd>
    </>
  );
}

/** Who it is. */
export function Account({ person }: { person: Person }) {
  const { id, email, phone, is_phone_verified, created_at, role, profiles, erased_at } = person;
  return (
    <dl className="grid grid-cols-1 items-baseline gap-x-4 gap-y-1 text-15 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-y-2">
      <Fact name="Account number">{id}</Fact>
      {!erased_at && (
        <>
          <Fact name="Email">{email}</Fact>
          <Fact name="Phone">
            {phone} {!is_phone_verified && <StatusChip>Not verified</StatusChip>}
          </Fact>
        </>
      )}
      <Fact name="Joined">
        <Instant at={created_at} />
      </Fact>
      {erased_at && (
        <Fact name="Erased">
          <Instant at={erased_at} />
        </Fact>
      )}
      {role && <Fact name="Staff">{roleNames[role].name}</Fact>}
      <Fact name="Profiles">
        {profiles.length === 0 && <span className="text-muted">None</span>}
        <ul className="grid gap-1">
          {profiles.map((profile) => (
            <li key={profile.id}>
              {profile.visibility === "public" ? (
                <a href={profilePath(profile)} className="text-link underline underline-offset-2">
                  {kinds[profile.kind]}
                </a>
              ) : (
                <>
                  {kinds[profile.kind]} <StatusChip>Not public</StatusChip>
                </>
              )}
            </li>
          ))}
        </ul>
      </Fact>
    </dl>
  );
}
