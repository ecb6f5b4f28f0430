import type { Tape, TapeType } from "@callboard/contracts/tape";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { fileSize } from "#shared/lib/text/file-size.ts";
import { Button } from "../button.tsx";
import { Loading, Skeleton } from "../state/skeleton.tsx";

const typeWords: Record<TapeType, string> = {
  "video/mp4": "MP4",
  "video/quicktime": "MOV",
  "video/webm": "WebM",
  "video/x-matroska": "MKV",
};

type VideoProps = {
  address: string;
  tape: Tape;
  label: string;
  /** Asks for an address that is good again. */
  onRetry: () => void;
};

/** Comes in ranges, as far as it is played. */
function Video({ address, tape, label, onRetry }: VideoProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) {
    return (
      <div role="alert" className="grid gap-3 rounded-control bg-sunken p-4">
        <p>
          The self-tape does not play. The connection may be lost, or this browser plays no{" "}
          {typeWords[tape.type]}.
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="secondary" size="small" onClick={onRetry}>
            Retry
          </Button>
          <a href={address} download className="text-link">
            Download it ({fileSize(tape.size)})
          </a>
        </div>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: what somebody sends has none
    <video
      src={address}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      onError={() => setHasFailed(true)}
      className="aspect-video w-full rounded-control bg-stage object-contain"
    />
  );
}

type TapePlayerProps = { applicationId: number; label: string };

/** Plays the self-tape of an application, for those who may see it. Its address is good for an hour: after that it is asked for anew. */
export function TapePlayer({ applicationId, label }: TapePlayerProps) {
  const query = trpc.tape.get.useQuery(
    { application_id: applicationId },
    // A new address would begin the video anew.
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, meta: { errors: "inline" } },
  );
  const retry = () => void query.refetch();
  if (query.isPending || (query.isError && query.isFetching)) {
    return (
      <Loading text="Loading the self-tape...">
        <Skeleton className="aspect-video w-full" />
      </Loading>
    );
  }
  if (query.isError) {
    if (readFailure(query.error).code === "not_found")
      return <p className="text-muted">The self-tape is not there any more.</p>;
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4">
        <p>The self-tape could not be loaded</p>
        <Button variant="secondary" size="small" onClick={retry}>
          Retry
        </Button>
      </div>
    );
  }
  const { address, tape } = query.data;
  return <Video key={query.dataUpdatedAt} {...{ address, tape, label }} onRetry={retry} />;
}
