import { type TapeUpload, tapeNameOf, tapeTexts, tapeUploadsPath } from "@callboard/contracts/tape";
import { tapeLimits } from "@callboard/contracts/tape-limits";
import { useEffect, useEffectEvent, useState } from "react";
import { trpc } from "../api/trpc.ts";
import { notify } from "../failure/notify.ts";
import { useUser } from "../session/session.ts";
import {
  deleteUpload,
  forgetUpload,
  pauseUpload,
  resumeUpload,
  sendFile,
  type UploadProgress,
  useUploadProgress,
} from "../uploads/file-upload.ts";

/** What there is of the own tape for a call that waits for its application, or is on its way to one. */
export type TapeState =
  | { kind: "unknown" | "unreadable" | "none" }
  /** On its way from this tab. */
  | { kind: "moving"; progress: UploadProgress }
  /** On its way once: whoever has the file can go on. */
  | { kind: "unfinished"; upload: TapeUpload }
  | { kind: "whole"; upload: TapeUpload };

const isSame = (file: File, { name, size }: TapeUpload) =>
  file.size === size && tapeNameOf(file.name) === name;

function refusalOf({ size, type }: File): string | null {
  if (size > tapeLimits.maxBytes) return tapeTexts.size;
  return size < tapeLimits.minBytes || (type !== "" && !type.startsWith("video/")) ? tapeTexts.type : null;
}

/** The own tape for a call. `onArrived` is called when all of a file is there, also of one that was sent before this was shown. */
export function useTapeUpload(event_id: number, onArrived?: () => Promise<unknown>) {
  const user = useUser();
  const name = `${user?.id} ${event_id}`;
  const { step, moving, refused } = useUploadProgress(name);
  const { data, isError, refetch } = trpc.tape.upload.useQuery(
    { event_id },
    { enabled: user !== null, staleTime: 0, meta: { errors: "inline" } },
  );
  const [isRemoving, setIsRemoving] = useState(false);

  const settle = useEffectEvent(async () => {
    const { isSuccess } = await refetch();
    if (!isSuccess || step !== "arrived") return;
    await onArrived?.();
    forgetUpload(name);
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
    const address = forgetUpload(name) ?? (data && `${tapeUploadsPath}/${data.key}`);
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
    refused,
    isRemoving,
    choose: (file: File) => {
      const from = data && data.received < data.size && isSame(file, data) ? data : undefined;
      sendFile(name, file, {
        ...{ endpoint: tapeUploadsPath, metadata: { event_id: String(event_id) }, from },
        ...{ refusal: refusalOf(file), gone: tapeTexts.gone },
      });
    },
    pause: () => pauseUpload(name),
    resume: () => resumeUpload(name),
    remove,
    readAgain: () => void settle(),
  };
}

export type OwnTape = ReturnType<typeof useTapeUpload>;
