import { type TapeUpload, tapeNameOf, tapeUploadsPath } from "@callboard/contracts/tape";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { trpc } from "../api/trpc.ts";
import { notify } from "../failure/notify.ts";
import { useUser } from "../session/session.ts";
import {
  deleteUpload,
  forgetTape,
  pauseTape,
  resumeTape,
  sendTape,
  subscribeToTapes,
  type TapeProgress,
  tapeProgressOf,
} from "./tape-upload.ts";

/** What there is of the own tape for a call that waits for its application, or is on its way to one. */
export type TapeState =
  | { kind: "unknown" | "unreadable" | "none" }
  /** On its way from this tab. */
  | { kind: "moving"; progress: TapeProgress }
  /** On its way once: whoever has the file can go on. */
  | { kind: "unfinished"; upload: TapeUpload }
  | { kind: "whole"; upload: TapeUpload };

const isSame = (file: File, { name, size }: TapeUpload) =>
  file.size === size && tapeNameOf(file.name) === name;

/** The own tape for a call. `onArrived` is called when all of a file is there, also of one that was sent before this was shown. */
export function useTapeUpload(event_id: number, onArrived?: () => Promise<unknown>) {
  const user = useUser();
  const name = `${user?.id} ${event_id}`;
  const progress = useSyncExternalStore(
    subscribeToTapes,
    () => tapeProgressOf(name),
    () => undefined,
  );
  const { data, isError, refetch } = trpc.tape.upload.useQuery(
    { event_id },
    { enabled: user !== null, staleTime: 0, meta: { errors: "inline" } },
  );
  const [isRemoving, setIsRemoving] = useState(false);
  const step = progress?.step;
  const isRefused = step === "failed" && !progress?.canGoOn;
  const moving = isRefused ? undefined : progress;

  const settle = useEffectEvent(async () => {
    const { isSuccess } = await refetch();
    if (!isSuccess || step !== "arrived") return;
    await onArrived?.();
    forgetTape(name);
  });
  useEffect(() => {
    if (step === "arrived" || step === "failed") void settle();
  }, [step]);

  function stateOf(): TapeState {
    if (isError && (!moving || step === "arrived")) return { kind: "unreadable" };
    if (moving) return { kind: "moving", progress: moving };
    if (data === undefined) return { kind: "unknown" };
    if (data === null) return { kind: "none" };
    return { kind: data.received < data.size ? "unfinished" : "whole", upload: data };
  }

  async function remove(): Promise<void> {
    if (isRemoving) return;
    setIsRemoving(true);
    const address = forgetTape(name) ?? (data && `${tapeUploadsPath}/${data.key}`);
    try {
      if (address) await deleteUpload(address);
    } catch {
      notify.error("The self-tape could not be removed");
    }
    await refetch();
    setIsRemoving(false);
  }

  return {
    state: stateOf(),
    /** A file that was not taken; what was there before it is still there. */
    refused: isRefused ? progress : undefined,
    isRemoving,
    choose: (file: File) => {
      const from = data && data.received < data.size && isSame(file, data) ? data : undefined;
      sendTape(name, file, { event_id, from });
    },
    pause: () => pauseTape(name),
    resume: () => resumeTape(name),
    remove,
    readAgain: () => void settle(),
  };
}

export type OwnTape = ReturnType<typeof useTapeUpload>;
