import type { PublicProfile } from "@callboard/contracts/profile";
import { ExternalLink } from "lucide-react";

/** Only http(s) URLs become links. */
function isWebAddress(address: string | null): address is string {
  return /^https?:\/\//i.test(address ?? "");
}

/** The profile's external links, if any. */
export function ProfileLinks({ profile }: { profile: PublicProfile }) {
  const links = [
    { name: "Website", address: profile.website_address },
    { name: "Facebook", address: profile.facebook_address },
    { name: "YouTube", address: profile.youtube_address },
    ...profile.links.map(({ name, url }) => ({ name, address: url })),
  ].filter(({ address }) => isWebAddress(address));
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="profile-links">
      <h2 id="profile-links" className="text-23 print:text-18">
        On the web
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {links.map(({ name, address }, index) => (
          <li key={index} className="max-w-full wrap-anywhere">
            <a
              href={address ?? undefined}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              className="text-link inline-flex min-h-11 items-center gap-1.5 print:min-h-0"
            >
              {name}
              <ExternalLink aria-hidden className="size-4 print:hidden" />
              <span className="sr-only"> (opens in a new tab)</span>
              <span className="hidden wrap-anywhere print:inline">{address}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
