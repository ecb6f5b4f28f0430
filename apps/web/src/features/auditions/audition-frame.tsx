import type { ReactNode } from "react";
import { BackLink } from "#shared/ui/back-link.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";

type AuditionFrameProps = { back: string; backText: string; title: string; children: ReactNode };

/** A page about auditions: the way back, its title, and what it shows. */
export function AuditionFrame({ back, backText, title, children }: AuditionFrameProps) {
  return (
    <div className="wrap grid max-w-4xl! grid-cols-1 gap-6 pt-6 pb-12 sm:pt-8">
      <div className="grid grid-cols-1 justify-items-start gap-1">
        <BackLink to={back}>{backText}</BackLink>
        <h1 tabIndex={-1} className="text-28 wrap-anywhere sm:text-34">
          {title}
        </h1>
      </div>
      {children}
    </div>
  );
}

export const loadingAuditions = (
  <Loading text="Loading the auditions..." className="grid gap-4">
    <Skeleton className="h-28 w-full rounded-card!" />
    <Skeleton className="h-28 w-full rounded-card!" />
  </Loading>
);

/** What a refusal or a failure says. */
export const failureOf = (code: string | undefined): string =>
  code === "forbidden" || code === "not_found"
    ? "These auditions are for those who posted the call."
    : "The auditions could not be loaded";
