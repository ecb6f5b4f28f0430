import type { EventDetails } from "@callboard/contracts/event";
import type { ReactNode } from "react";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { bodyGrid } from "./detail-grid.ts";
import { AboutEvent } from "./facts/about-event.tsx";
import { RelatedEvents } from "./facts/related-events.tsx";
import { VenueInfo } from "./facts/venue-info.tsx";

type DetailBodyProps = {
  event: EventDetails;
  hero: ReactNode;
  /** Shown under the facts, in their column. */
  children?: ReactNode;
  /** Shown under the related events. */
  stories?: ReactNode;
  /** The action bar of phones. */
  bar?: ReactNode;
};

export function DetailBody({ event, hero, children, stories, bar }: DetailBodyProps) {
  return (
    <>
      <article>
        {hero}
        <div className={bodyGrid}>
          <AboutEvent event={event} />
          <VenueInfo event={event} />
          <div className="grid min-w-0 grid-cols-1 gap-12 empty:hidden">{children}</div>
        </div>
      </article>
      <ErrorBoundary>
        <RelatedEvents event={event} />
      </ErrorBoundary>
      {stories}
      {bar}
    </>
  );
}
