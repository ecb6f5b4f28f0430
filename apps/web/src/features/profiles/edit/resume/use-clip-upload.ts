import { clipFileTexts, clipUploadsPath } from "@callboard/contracts/clip-file";
import type { ClipFile, ClipUpload } from "@callboard/contracts/clip-upload";
import { fileNameOf } from "@callboard/contracts/file-name";
import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import { uploadLimits } from "@callboard/contracts/upload-limits";
import { useEffect, useEffectEvent, useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useUser } from "#shared/lib/session/session.ts";
import {
  deleteUpload,
  forgetUpload,
  pauseUpload,
  resumeUpload,
  sendFile,
  uploadAddressOf,
  useUploadProgress,
} from "#shared/lib/uploads/file-upload.ts";

/** Some systems call an Ogg file an application. */
const mediaType = /^(?:$|video\/|audio\/|application\/ogg)/;

function refusalOf({ size, type }: File): string | null {
  if (size > portfolioLimits.clipFileMaxBytes) return clipFileTexts.size;
  return size < uploadLimits.minBytes || !mediaType.test(type) ? clipFileTexts.type : null;
}

const isSame = (file: File, { name, size }: ClipUpload) =>
  file.size === size && fileNameOf(file.name, "Clip") === name;

/**
 * Uploads the file of a clip. `onWhole` is given it once all of it is there. A file of which something has arrived before, or all of it, goes on from there.
 * Whoever leaves the form ends sending.
 */
export function useClipUpload(onWhole: (file: ClipFile) => void) {
  const user = useUser();
  const name = `clip ${user?.id}`;
  const { step, moving, refused } = useUploadProgress(name);
  const { data: uploads, refetch } = trpc.clip.mine.useQuery(undefined, {
    ...{ enabled: user !== null, staleTime: 0, meta: { errors: "inline" } },
  });
  /** True where nobody could tell what became of a file that has arrived. */
  const [isUnknown, setIsUnknown] = useState(false);

  useEffect(() => () => void forgetUpload(name), [name]);

  const settle = useEffectEvent(async () => {
    const address = uploadAddressOf(name);
    const { data } = await refetch();
    const upload = data?.find(({ key }) => address?.endsWith(`/${key}`));
    const { key, type, size, received } = upload ?? { type: null, size: 0, received: 0 };
    const isWhole = key && type && received === size;
    setIsUnknown(!isWhole);
    if (!isWhole) return;
    onWhole({ key, type, size });
    forgetUpload(name);
  });
  useEffect(() => {
    if (step === "arrived") void settle();
  }, [step]);

  async function cancel(): Promise<void> {
    setIsUnknown(false);
    const address = forgetUpload(name);
    try {
      if (address) await deleteUpload(address);
    } catch {
      notify.error("The upload could not be deleted. It is gone by itself after a day.");
    }
    await refetch();
  }

  return {
    ...{ moving, refused, isUnknown },
    choose: (file: File) =>
      sendFile(name, file, {
        ...{ endpoint: clipUploadsPath, metadata: {}, from: uploads?.find((one) => isSame(file, one)) },
        ...{ refusal: refusalOf(file), gone: clipFileTexts.gone },
      }),
    pause: () => pauseUpload(name),
    resume: () => resumeUpload(name),
    cancel,
    askAgain: () => void settle(),
  };
}
