import { limits } from "@callboard/contracts/limits";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useRetryFailed } from "#shared/lib/failure/use-retry-failed.ts";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { slideClass } from "./slide-widths.ts";
import { videosInput } from "./video-queries.ts";
import { VideoRow } from "./video-row.tsx";

const places = Array.from({ length: limits.videoList }, (_, index) => index);

function VideosSkeleton() {
  return (
    <Loading text="Loading videos..." className="flex overflow-hidden">
      {places.map((place) => (
        <div key={place} className={slideClass}>
          <Skeleton className="aspect-video w-full rounded-card!" />
          <Skeleton className="mt-3 h-5 w-4/5" />
          <Skeleton className="mt-1.5 h-17 w-full" />
        </div>
      ))}
    </Loading>
  );
}

function Videos() {
  const { data, error } = trpc.video.list.useQuery(videosInput, { meta: { errors: "inline" } });
  const retry = useRetryFailed();
  if (error) {
    const message = failureMessage(readFailure(error), "Videos could not be loaded");
    return <ErrorState message={message} onRetry={retry} />;
  }
  if (!data) return <VideosSkeleton />;
  if (data.videos.length === 0) return <p className="text-18 text-muted">No videos found.</p>;
  return <VideoRow videos={data.videos} />;
}

export function VideoSection() {
  return (
    <section aria-labelledby="latest-video">
      <h2 id="latest-video" className="mb-5 min-h-11 content-center text-28">
        Latest Video
      </h2>
      <Videos />
    </section>
  );
}
