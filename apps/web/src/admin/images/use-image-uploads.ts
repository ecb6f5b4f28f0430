import { imageForm } from "@callboard/contracts/library-image";
import { useEffect, useRef, useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { uploadFetch } from "#shared/lib/api/upload-fetch.ts";
import { isBrokenOff, readFailure } from "#shared/lib/failure/failure.ts";

export type Upload = {
  key: number;
  file: File;
  state:
    | { kind: "waiting" }
    | { kind: "sending"; part: number }
    | { kind: "added" }
    /** The library had the same file already. */
    | { kind: "known"; name: string }
    | { kind: "failed"; message: string };
};

/** Uploads images one after the other, and tells what becomes of each. Unmounting breaks off what is under way. */
export function useImageUploads() {
  const utils = trpc.useUtils();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef<Upload[]>([]);
  const isRunning = useRef(false);
  const count = useRef(0);
  const ending = useRef<AbortController>(null);
  useEffect(() => {
    ending.current = new AbortController();
    return () => ending.current?.abort();
  }, []);

  const show = (key: number, state: Upload["state"]) =>
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, state } : upload)));

  async function send({ key, file }: Upload): Promise<Upload["state"]> {
    const { error } = imageForm.safeParse({ photo: file });
    if (error) return { kind: "failed", message: error.issues[0]?.message ?? "This image cannot be read" };
    const data = new FormData();
    data.append("photo", file);
    const fetch = uploadFetch((part) => show(key, { kind: "sending", part }));
    show(key, { kind: "sending", part: 0 });
    try {
      const { image, is_new } = await utils.client.image.add.mutate(data, {
        context: { fetch },
        ...(ending.current && { signal: ending.current.signal }),
      });
      return is_new ? { kind: "added" } : { kind: "known", name: image.name };
    } catch (failure) {
      if (isBrokenOff(failure)) return { kind: "failed", message: "Broken off" };
      const { fields, message } = readFailure(failure);
      return { kind: "failed", message: fields.photo ?? message };
    }
  }

  async function run(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const state = await send(next);
      show(next.key, state);
      if (state.kind === "added") void utils.image.list.invalidate();
    }
    isRunning.current = false;
  }

  function add(files: readonly File[]): void {
    const added = files.map((file): Upload => {
      count.current += 1;
      return { key: count.current, file, state: { kind: "waiting" } };
    });
    setUploads((before) => [...before, ...added]);
    queue.current.push(...added);
    void run();
  }

  function retry(upload: Upload): void {
    show(upload.key, { kind: "waiting" });
    queue.current.push(upload);
    void run();
  }

  return { uploads, add, retry, clear: () => setUploads([]) };
}
