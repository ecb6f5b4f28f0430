import { clipAddress, isRecording } from "@callboard/contracts/clip-file";
import type { PublicProfile } from "@callboard/contracts/profile";
import { clipKindWords } from "@callboard/contracts/resume-words";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { cx } from "#shared/lib/text/class-names.ts";
import { MediaPlayer } from "#shared/ui/uploads/media-player.tsx";

type ShownClip = PublicProfile["clips"][number];
type UploadedClipProps = { clip: ShownClip; file: NonNullable<ShownClip["file"]> };

/** A clip that was uploaded. No byte of it comes before one plays it. */
export function UploadedClip({ clip: { title, kind }, file }: UploadedClipProps) {
  const { portfolio } = trpc.useUtils();
  const latest = clipAddress(file);
  // Another address would begin it anew: the first one is kept until one tries again.
  const [kept, setKept] = useState<string | null>(latest);
  const [attempt, setAttempt] = useState(0);
  const retry = async () => {
    setKept(null);
    if (file.pass !== undefined) await portfolio.invalidate();
    setAttempt(attempt + 1);
  };
  return (
    <li className="grid min-w-0 grid-cols-1 content-start gap-2">
      <div
        className={cx(
          "rounded-card border border-line print:hidden",
          isRecording(file.type) ? "bg-sunken p-2" : "overflow-hidden bg-stage",
        )}
      >
        <MediaPlayer
          key={attempt}
          address={kept ?? latest}
          {...{ type: file.type, size: file.size }}
          label={`${clipKindWords[kind]}: ${title}`}
          what="The clip"
          preload="none"
          onRetry={() => void retry()}
        />
      </div>
      <p className="wrap-anywhere">
        <span className="font-semibold">{title}</span>{" "}
        <span className="text-muted">{clipKindWords[kind]}</span>
        <span className="hidden print:inline">, on the page of this profile</span>
      </p>
    </li>
  );
}
