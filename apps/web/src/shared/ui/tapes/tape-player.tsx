import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { Button } from "../button.tsx";
import { Loading, Skeleton } from "../state/skeleton.tsx";
import { TapeVideo } from "./tape-video.tsx";

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
  return <TapeVideo key={query.dataUpdatedAt} {...{ address, tape, label }} onRetry={retry} />;
}
