import { eventAccent } from "@callboard/contracts/accent";
import type { EventSummary } from "@callboard/contracts/event";
import { limits } from "@callboard/contracts/limits";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { CallStatusChip } from "#shared/ui/call/call-status.tsx";
import { Chip } from "#shared/ui/chip.tsx";
import { Image } from "#shared/ui/image.tsx";
import { DateBlock } from "./date-block.tsx";
import { excerptOf } from "./event-text.ts";

export type EventCardProps = {
  event: EventSummary;
  /** The `sizes` attribute of the image. */
  sizes: string;
  headingLevel?: 2 | 3;
  isPriority?: boolean;
};

type CardFrameProps = EventCardProps & {
  /** The text of the chip. */
  kindWord: string;
  /** The bottom of the card, aligned across a row. */
  children: ReactNode;
};

/** The frame of event and campaign cards. The whole card is a link; its content can hold other links. */
export function CardFrame({
  event,
  sizes,
  headingLevel = 3,
  isPriority,
  kindWord,
  children,
}: CardFrameProps) {
  const Heading = `h${headingLevel}` as const;
  const accent = eventAccent(event);
  return (
    <article className="group relative flex h-full flex-col rounded-card border border-line bg-surface transition-colors duration-120 hover:border-control">
      <Image
        src={event.banner_photo}
        alt=""
        width={960}
        height={540}
        sizes={sizes}
        id={event.id}
        accent={accent}
        isPriority={isPriority}
        className="aspect-video w-full rounded-t-[13px]"
      />
      <DateBlock date={event.start_date}>
        <Chip accent={accent}>{kindWord}</Chip>
        <CallStatusChip status={event.status} />
      </DateBlock>
      <div className="@container flex min-w-0 flex-1 flex-col gap-2.5 p-4">
        <Heading className="text-20 leading-heading wrap-anywhere">
          <Link
            to={`/event/${event.id}`}
            state={{ kind: event.kind }}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {event.title}
          </Link>
        </Heading>
        <p className="text-15 text-muted wrap-anywhere empty:hidden">
          {excerptOf(event.description, limits.excerptCard)}
        </p>
        <div className="mt-auto pt-2">{children}</div>
      </div>
    </article>
  );
}
