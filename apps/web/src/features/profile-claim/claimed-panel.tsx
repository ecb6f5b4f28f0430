import { profilePath } from "@callboard/contracts/profile-path";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { scrollBehavior } from "#shared/lib/page/motion.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { BrandMark } from "#shared/ui/brand.tsx";
import { Button, buttonClass } from "#shared/ui/button.tsx";

type ClaimedPanelProps = {
  kind: "artist" | "agency";
  /** As soon as it is known. */
  profile: { id: number; slug: string | null } | null | undefined;
  onEdit: () => void;
};

/** Shown after a claim: links to the profile, where there are pages of profiles. */
export function ClaimedPanel({ kind, profile, onEdit }: ClaimedPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasProfiles = useCapability("profiles");
  const hasAccount = useCapability("accounts");
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
  }, []);
  return (
    <div className="wrap grid justify-items-center py-12 text-center sm:py-20">
      <BrandMark className="size-28" />
      <h1 ref={heading} tabIndex={-1} className="mt-8 max-w-xl text-34 sm:text-40">
        Your {kind} profile is {hasProfiles ? "on the board" : "claimed"}
      </h1>
      <p className="mt-3 max-w-prose text-muted sm:text-18">
        {hasProfiles
          ? "It stands in the directory from now on. You can change it whenever you like."
          : "Your answers were sent. The board is open: see what is coming up."}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {profile && (
          <Link to={profilePath({ ...profile, kind })} className={buttonClass()}>
            View your profile
          </Link>
        )}
        {hasProfiles ? (
          <Button variant="secondary" onClick={onEdit}>
            Edit it
          </Button>
        ) : (
          <Link to="/events" className={buttonClass()}>
            See auditions
          </Link>
        )}
        {hasAccount && (
          <Link to="/account" className={buttonClass({ variant: "quiet" })}>
            Go to your account
          </Link>
        )}
      </div>
    </div>
  );
}
