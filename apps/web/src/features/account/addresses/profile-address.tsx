import { profilePath } from "@callboard/contracts/profile-path";
import { useState } from "react";
import { useHost } from "#shared/lib/page/page-context.ts";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { AddressDialog } from "./address-dialog.tsx";

type ProfileAddressProps = { kind: "artist" | "agency"; profile: { id: number; slug: string | null } };

/** The address of one of the own profiles, and the way to another one. */
export function ProfileAddress({ kind, profile }: ProfileAddressProps) {
  const host = useHost();
  const [isOpen, setIsOpen] = useState(false);
  const act = profile.slug === null ? "Choose an address" : "Change the address";
  return (
    <div className="mt-1 grid justify-items-start gap-1">
      <p className="text-15 wrap-anywhere">
        <span className="sr-only">Address: </span>
        {host}
        {profilePath({ ...profile, kind })}
      </p>
      <button type="button" className="text-link min-h-6 text-15" onClick={() => setIsOpen(true)}>
        {act} <span className="sr-only">of the {kind} profile</span>
      </button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={`The address of your ${kind} profile`}>
        <AddressDialog kind={kind} onDone={() => setIsOpen(false)} />
      </Dialog>
    </div>
  );
}
