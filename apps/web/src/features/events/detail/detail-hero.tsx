import { eventAccent } from "@callboard/contracts/accent";
import type { EventDetails } from "@callboard/contracts/event";
import { CalendarPlus, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { LazyBookmarkButton } from "#shared/ui/bookmark/lazy-bookmark-button.tsx";
import { CallStatusChip } from "#shared/ui/call/call-status.tsx";
import { Chip } from "#shared/ui/chip.tsx";
import { HeroFallback } from "#shared/ui/hero-fallback.tsx";
import { Image } from "#shared/ui/image.tsx";
import { PrintedUrl } from "#shared/ui/printed-url.tsx";
import { ReportButton } from "#shared/ui/report/report-button.tsx";
import { ShareButtons } from "#shared/ui/share/share-buttons.tsx";
import { cityOf } from "../card/event-text.ts";
import { formatTimes } from "../card/event-time.ts";
import { heroGrid } from "./detail-grid.ts";

/** The date of an event as on its card, with the time beside it. */
function LargeDate({ event, times }: { event: EventDetails; times: string | null }) {
  const [day, month, year] = formatDay(event.start_date).split(" ");
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 font-display">
      <time dateTime={event.start_date} className="flex items-center gap-2.5">
        <span className="text-48 leading-none font-heading tabular-nums">{day}</span>{" "}
        <span className="grid text-16 leading-[1.15]">
          <span className="font-heading">{month} </span>
          <span className="font-sans text-muted tabular-nums">{year}</span>
        </span>
      </time>{" "}
      {times && (
        <span className="border-control border-l-2 border-dashed py-2 pl-4 text-20 font-heading tabular-nums">
          {times}
        </span>
      )}
    </p>
  );
}

type DetailHeroProps = {
  event: EventDetails;
  back: { to: string; text: string };
  /** The text of the chip. */
  kindWord: string;
  /** The page's actions. */
  children: ReactNode;
};

export function DetailHero({ event, back, kindWord, children }: DetailHeroProps) {
  const { id, kind, title, venue_name } = event;
  const isCampaign = kind === "crowdfunding";
  const path = isCampaign ? `/Crowdfunding/${id}` : `/event/${id}`;
  const accent = eventAccent(event);
  return (
    <header className="wrap pt-4 sm:pt-6 print:pt-0">
      <BackLink to={back.to}>{back.text}</BackLink>
      <div className={heroGrid}>
        <div className="flex min-w-0 flex-col items-start gap-4 max-lg:order-last print:gap-2.5 print:order-first">
          <p className="flex max-w-full flex-wrap gap-2">
            <Chip accent={accent}>{kindWord}</Chip>
            <CallStatusChip status={event.status} />
          </p>
          <h1 className="max-w-full text-34 wrap-anywhere sm:text-40 xl:text-48">{title}</h1>
          <LargeDate event={event} times={formatTimes(event)} />
          <div className="grid max-w-full gap-1">
            <p className="flex items-start gap-2 text-muted">
              <MapPin aria-hidden className="mt-1 size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                {venue_name ? `${venue_name}, ${cityOf(event)}` : cityOf(event)}
              </span>
            </p>
            <a
              href={`/event/${id}/calendar.ics`}
              download
              className="text-link inline-flex min-h-9 items-center gap-2 justify-self-start print:hidden"
            >
              <CalendarPlus aria-hidden className="size-4 shrink-0" />
              Add to calendar
            </a>
          </div>
          {children}
          <PrintedUrl path={path} />
          <ShareButtons what={isCampaign ? "campaign" : "event"} path={path} title={title} hasWords />
          <div className="flex flex-wrap items-center gap-3 print:hidden">
            {!isCampaign && <LazyBookmarkButton kind="call" id={id} what="this call" />}
            <ReportButton
              kind="event"
              id={id}
              what={isCampaign ? "this campaign" : "this call"}
              className="inline-flex min-h-9 items-center gap-2 rounded-control px-2 text-15 text-muted hover:bg-sunken hover:text-ink print:hidden"
            />
          </div>
        </div>
        <div className="relative overflow-hidden rounded-hero">
          <Image
            src={event.banner_photo}
            alt=""
            width={1440}
            height={810}
            sizes="(min-width: 1360px) 680px, (min-width: 1024px) 52vw, 94vw"
            id={id}
            accent={accent}
            isPriority
            className="aspect-video size-full"
          />
          <HeroFallback />
        </div>
      </div>
    </header>
  );
}
