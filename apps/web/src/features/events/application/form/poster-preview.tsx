import { createApplicationInput } from "@callboard/contracts/application";
import { artistPrivateFields } from "@callboard/contracts/artist-profile";
import type { EventDetails } from "@callboard/contracts/event";
import { useWatch } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useAccount } from "#shared/lib/session/account.ts";
import { type ApplicationDetails, ApplicationFacts } from "#shared/ui/application-facts.tsx";
import { openFieldsOf, useOwnPortfolio } from "./use-own-portfolio.ts";

/** What of the form would be sent as it stands, whatever is still wrong with it. */
function useWritten() {
  const [role_id, note, reel_url, tape_id, shares_profile, shared_fields] = useWatch({
    name: ["role_id", "note", "reel_url", "tape_id", "shares_profile", "shared_fields"],
  });
  const { shape } = createApplicationInput;
  const reel = shape.reel_url.safeParse(reel_url);
  return {
    role_id: Number(role_id),
    note: String(note ?? "").trim() || null,
    reel_url: reel.data || null,
    tape_id,
    sharesProfile: shares_profile === true,
    shared: shape.shared_fields.safeParse(shared_fields).data ?? [],
  };
}

/** The application as its poster will read it, by the same component. */
export function PosterPreview({ event, hasProfile }: { event: EventDetails; hasProfile: boolean }) {
  const { account } = useAccount();
  const { data } = trpc.profile.mine.useQuery(undefined, { enabled: hasProfile, meta: { errors: "inline" } });
  const { audiences, headshots } = useOwnPortfolio(hasProfile) ?? {};
  const { role_id, note, reel_url, tape_id, sharesProfile, shared } = useWritten();
  // Asked for where it is chosen.
  const { data: upload } = trpc.tape.upload.useQuery(
    { event_id: event.id },
    { enabled: false, meta: { errors: "inline" } },
  );
  if (!account) return null;
  const artist = hasProfile && sharesProfile ? data?.artist : null;
  const role = event.roles.find(({ id }) => id === role_id);
  const application: ApplicationDetails = {
    tape: tape_id !== undefined && upload?.id === tape_id ? upload : null,
    ...{ note, reel_url, role: role ? { id: role.id, name: role.name } : null },
    applicant: { name: account.name, email: account.email ?? "" },
    profile: artist
      ? {
          ...{ id: artist.id, slug: artist.slug, kind: "artist", name: account.name },
          photo: audiences?.headshots === "nobody" ? null : (headshots?.[0]?.address ?? null),
          profession: artist.profession,
          present_city: audiences?.present_city === "nobody" ? null : artist.present_city,
        }
      : null,
    shared: artist
      ? artistPrivateFields
          .filter((field) => shared.includes(field) || openFieldsOf(audiences).includes(field))
          .map((field) => ({ field, value: artist[field] }))
      : [],
  };
  return (
    <section
      aria-labelledby="poster-preview"
      className="grid grid-cols-1 gap-3 rounded-control border border-line border-dashed p-3"
    >
      <h3 id="poster-preview" className="font-sans text-14 font-normal! text-muted">
        What the poster will see
      </h3>
      <p className="font-semibold wrap-anywhere">{account.name}</p>
      <ApplicationFacts application={application} />
    </section>
  );
}
