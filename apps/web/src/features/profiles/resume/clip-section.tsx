import { type ClipPlayer, clipPlayer } from "@callboard/contracts/clip-player";
import type { PublicProfile } from "@callboard/contracts/profile";
import type { Clip } from "@callboard/contracts/resume";
import { clipKindWords } from "@callboard/contracts/resume-words";
import { ExternalLink, Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { SectionLevel } from "./resume-sections.tsx";
import { UploadedClip } from "./uploaded-clip.tsx";

/** The player of another site, which learns who watches: it is there once somebody has pressed Play. */
function PlayerFrame({ title, frame }: { title: string; frame: string }) {
  const element = useRef<HTMLIFrameElement>(null);
  // The button that was pressed is gone.
  useEffect(() => element.current?.focus(), []);
  return (
    <iframe
      ref={element}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      src={frame}
      className="size-full border-0"
    />
  );
}

type ClipCardProps = { clip: Clip; player: ClipPlayer };

function ClipCard({ clip: { title, kind }, player: { site, page, frame } }: ClipCardProps) {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <li className="grid min-w-0 grid-cols-1 content-start gap-2">
      <div className="aspect-video overflow-hidden rounded-card border border-line bg-sunken print:hidden noscript:hidden">
        {isPlaying ? (
          <PlayerFrame title={`${title}, ${site}`} frame={frame} />
        ) : (
          <button
            type="button"
            onClick={() => setPlaying(true)}
            className="group grid size-full cursor-pointer content-center justify-items-center gap-3 p-4"
          >
            <span className="grid size-14 place-items-center rounded-full bg-primary text-on-primary transition-colors duration-120 group-hover:bg-primary-hover forced-colors:border">
              <Play aria-hidden className="ml-0.5 size-6" />
            </span>
            <span className="text-14 text-muted">
              <span className="sr-only">Play {title}. </span>Loads from {site}
            </span>
          </button>
        )}
      </div>
      <p className="wrap-anywhere">
        <span className="font-semibold">{title}</span>{" "}
        <span className="text-muted">{clipKindWords[kind]}</span>
      </p>
      <a
        href={page}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="text-link -mt-2 inline-flex min-h-9 items-center gap-1.5 justify-self-start text-15 print:mt-0 print:min-h-0"
      >
        <span className="print:hidden">
          Open on {site}
          <span className="sr-only">: {title} (opens in a new tab)</span>
        </span>
        <ExternalLink aria-hidden className="size-4 print:hidden" />
        <span className="hidden wrap-anywhere print:inline">{page}</span>
      </a>
    </li>
  );
}

type ClipSectionProps = { profile: PublicProfile; level: SectionLevel };

/** The clips of a profile, in its owner's order. Nothing comes from their sites before Play is pressed. */
export function ClipSection({ profile, level: Level }: ClipSectionProps) {
  const cards = profile.clips.flatMap((clip) => {
    const { url, file } = clip;
    if (file) return [<UploadedClip key={file.key} {...{ clip, file }} />];
    const player = clipPlayer(url);
    return player ? [<ClipCard key={player.page} {...{ clip, player }} />] : [];
  });
  if (cards.length === 0) return null;
  return (
    <section aria-label="Clips">
      <Level className="text-23 print:text-18">Clips</Level>
      <ul className="mt-3 grid grid-cols-1 gap-x-4 gap-y-6 sm:grid-cols-2 print:mt-1 print:gap-y-1 print:text-15">
        {cards}
      </ul>
    </section>
  );
}
