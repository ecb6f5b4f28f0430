import type { ProfileAddress } from "@callboard/contracts/profile-address";
import { chosenSlugSchema } from "@callboard/contracts/profile-slug";
import { useEffect, useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";

const debounceMs = 400;

type AddressStatusProps = { kind: "artist" | "agency"; slug: string; address: ProfileAddress };

/** What is known of a slug without asking: null where it has to be asked. */
function knownOf(slug: string, { slug: present, former, proposal }: ProfileAddress): string | null {
  if (slug === present) return "This is your address now.";
  if (former.includes(slug)) return "You had this address before, and can have it again.";
  return slug === proposal ? "This address is free." : null;
}

/** Says while somebody types whether an address is free, as far as pages tell. */
export function AddressStatus({ kind, slug, address }: AddressStatusProps) {
  const parsed = chosenSlugSchema.safeParse(slug);
  const written = parsed.success ? parsed.data : null;
  const known = written === null ? "" : knownOf(written, address);
  const [asked, setAsked] = useState<string | null>(null);
  const wanted = known === null ? written : null;
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), debounceMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isAsked = wanted !== null && asked === wanted;
  const { data } = trpc.profileAddress.check.useQuery(
    { kind, slug: wanted ?? "" },
    { enabled: isAsked, meta: { errors: "inline" } },
  );
  const isTaken = isAsked ? data?.is_taken : undefined;
  const told =
    isTaken === undefined ? "" : isTaken ? "Somebody else has this address." : "This address looks free.";
  return (
    <p role="status" className={isTaken ? "min-h-5 text-14 text-error" : "min-h-5 text-14 text-muted"}>
      {known ?? told}
    </p>
  );
}
