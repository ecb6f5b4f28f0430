import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { fileSize } from "#shared/lib/text/file-size.ts";
import { Button } from "#shared/ui/button.tsx";
import { TapeVideo } from "#shared/ui/tapes/tape-video.tsx";

type SharedTapeProps = { token: string; applicationId: number; size: number; name: string };

/** The self-tape of somebody on the shortlist, which is asked for once it is to be played. */
export function SharedTape({ token, applicationId, size, name }: SharedTapeProps) {
  const asking = trpc.sharedShortlist.tape.useMutation({ meta: { errors: "inline" } });
  const ask = () => asking.mutate({ token, application_id: applicationId });
  if (asking.data)
    return (
      <TapeVideo key={asking.data.address} {...asking.data} label={`Self-tape of ${name}`} onRetry={ask} />
    );
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="secondary" size="small" busyText={asking.isPending && "Loading..."} onClick={ask}>
        Play the self-tape <span className="sr-only">of {name}</span> ({fileSize(size)})
      </Button>
      {asking.error && (
        <p role="alert" className="text-15 text-error">
          {failureMessage(readFailure(asking.error), "The self-tape could not be loaded")}
        </p>
      )}
    </div>
  );
}
