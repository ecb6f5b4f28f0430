import { errorCatalogue, errorCodeOfStatus } from "@callboard/contracts/error";
import { uploadLimits } from "@callboard/contracts/upload-limits";
import { useSyncExternalStore } from "react";
import type { DetailedError, HttpRequest, Upload } from "tus-js-client";
import { parseItem } from "../page/browser-storage.ts";
import { endSession, storedToken } from "../session/session.ts";

/**
 * How far a file is. `lost`: the connection is, and it tries again by itself. `failed`: it does not. `arrived`: all of it is
 * there.
 */
export type UploadProgress = {
  step: "sending" | "paused" | "lost" | "failed" | "arrived";
  name: string;
  /** In bytes. */
  size: number;
  sent: number;
  /** Why it failed. */
  message?: string;
  /** True where a failed one can go on from where it was. */
  canGoOn?: boolean;
};

type Sending = {
  progress: UploadProgress;
  upload?: Upload;
  /** Loads what sends it, and starts it. */
  begin?: () => Promise<void>;
  ended: AbortController;
};

/** In ms: for about half an hour after the last byte that came through. */
const retryDelays = [1_000, 2_000, 5_000, 10_000, ...Array<number>(90).fill(20_000)];

/** In ms: where nothing gets through for so long, it tries anew. Some connections never say that they are lost. */
const stallPatience = 60_000;

/** Go on while one moves about in the app; by name. */
const all = new Map<string, Sending>();
const listeners = new Set<() => void>();

function subscribeToUploads(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

const uploadProgressOf = (name: string): UploadProgress | undefined => all.get(name)?.progress;

function tell(): void {
  for (const listener of listeners) listener();
}

const withToken = (request: HttpRequest) =>
  request.setHeader("authorization", `Bearer ${storedToken() ?? ""}`);

const tokenOf = (request: HttpRequest) => request.getHeader("authorization")?.replace("Bearer ", "") || null;

const statusOf = ({ originalResponse }: DetailedError): number | null =>
  originalResponse?.getStatus() ?? null;

/** What may be gone in a moment: no answer, a busy server, or an earlier request that is not over yet. */
function isTemporary(error: DetailedError): boolean {
  const status = statusOf(error);
  if (status === null || [408, 409, 423].includes(status)) return true;
  if (status === 429) return error.originalRequest.getMethod() === "PATCH";
  return status >= 500 && status !== errorCatalogue.storage_full.http;
}

/** Nothing can go on from these: what was sent is refused, or gone. */
const final = [400, 404, 413, 422];

function failureOf(error: Error, gone: string): Pick<UploadProgress, "message" | "canGoOn"> {
  const status = "originalResponse" in error ? statusOf(error as DetailedError) : null;
  if (status === null) return { message: errorCatalogue.network.text, canGoOn: true };
  if (status === 401) endSession(tokenOf((error as DetailedError).originalRequest));
  if (status === 404) return { message: gone, canGoOn: false };
  const body = parseItem((error as DetailedError).originalResponse?.getBody());
  const { message } = (body as { error?: { message?: string } } | null)?.error ?? {};
  return {
    message: message ?? errorCatalogue[errorCodeOfStatus(status)].text,
    canGoOn: !final.includes(status),
  };
}

const load = () => import("tus-js-client");

type Target = {
  /** Where uploads of this kind are taken, and what is said of this one. */
  endpoint: string;
  metadata: Record<string, string>;
  /** An upload that this file goes on with. */
  from?: { key: string; received: number } | undefined;
  /** What is wrong with the file before a byte of it is sent. The upstream looks at the bytes. */
  refusal: string | null;
  /** What is said where the upload is not there any more. */
  gone: string;
};

/** Sends a file, in place of what is sent under that name already. */
export function sendFile(name: string, file: File, target: Target): void {
  const { endpoint, metadata, from, refusal, gone } = target;
  forgetUpload(name);
  const sending: Sending = {
    progress: {
      ...{
        step: refusal ? "failed" : "sending",
        name: file.name,
        size: file.size,
        sent: from?.received ?? 0,
      },
      ...(refusal && { message: refusal, canGoOn: false }),
    },
    ended: new AbortController(),
  };
  all.set(name, sending);
  tell();
  if (refusal) return;
  const change = (changed: Partial<UploadProgress>) => {
    if (all.get(name) !== sending) return;
    sending.progress = { ...sending.progress, ...changed };
    tell();
  };
  const fail = (error: Error) => change({ step: "failed", ...failureOf(error, gone) });

  /** A file that was moved or changed fails as a lost connection does. */
  const checkFile = () =>
    file
      .slice(-1)
      .arrayBuffer()
      .catch(() => {
        void sending.upload?.abort();
        change({
          step: "failed",
          message: "The file cannot be read any more. Choose it again.",
          canGoOn: false,
        });
      });

  const start = ({ Upload: Tus }: { Upload: typeof Upload }) => {
    if (sending.upload) return;
    const upload = new Tus(file, {
      endpoint: from ? null : endpoint,
      uploadUrl: from ? `${endpoint}/${from.key}` : null,
      metadata: { ...metadata, name: file.name },
      chunkSize: uploadLimits.chunkBytes,
      retryDelays,
      // The upstream knows what is under way, on every device.
      storeFingerprintForResuming: false,
      onBeforeRequest: withToken,
      // From now on it goes on with this one, and never begins another where it is refused for a moment.
      onUploadUrlAvailable: () => {
        upload.options.endpoint = null;
      },
      onProgress: (sent) => change(sending.progress.step === "paused" ? { sent } : { step: "sending", sent }),
      onShouldRetry: (error) => {
        if (!isTemporary(error)) return false;
        change({ step: "lost" });
        void checkFile();
        return true;
      },
      onError: fail,
      onSuccess: () => change({ step: "arrived", sent: file.size }),
    });
    sending.upload = upload;
    if (sending.progress.step === "sending" && !sending.ended.signal.aborted) upload.start();
  };
  let { progress } = sending;
  const watch = setInterval(() => {
    if (progress === sending.progress && progress.step === "sending") resumeUpload(name);
    ({ progress } = sending);
  }, stallPatience);
  sending.ended.signal.addEventListener("abort", () => clearInterval(watch));
  const goOn = () => sending.progress.step === "lost" && resumeUpload(name);
  window.addEventListener("online", goOn, { signal: sending.ended.signal });
  sending.begin = () => load().then(start, fail);
  void sending.begin();
}

export function pauseUpload(name: string): void {
  const sending = all.get(name);
  if (!sending) return;
  void sending.upload?.abort();
  sending.progress = { ...sending.progress, step: "paused" };
  tell();
}

/** Goes on at once with what is paused, failed, or waits for the connection. */
export function resumeUpload(name: string): void {
  const sending = all.get(name);
  if (!sending) return;
  void sending.upload?.abort();
  const { message: _, ...progress } = sending.progress;
  sending.progress = { ...progress, step: "sending" };
  tell();
  if (sending.upload) sending.upload.start();
  else void sending.begin?.();
}

/** Ends sending here; what has arrived is kept. Returns the address of the upload, if there is one already. */
export function forgetUpload(name: string): string | null {
  const sending = all.get(name);
  if (!sending) return null;
  void sending.upload?.abort();
  sending.ended.abort();
  all.delete(name);
  tell();
  return sending.upload?.url ?? null;
}

/** The address of an upload, once there is one. */
export const uploadAddressOf = (name: string): string | null => all.get(name)?.upload?.url ?? null;

/** Deletes what has arrived of an upload. Rejects where that fails. */
export async function deleteUpload(address: string): Promise<void> {
  const { Upload: Tus } = await load();
  await Tus.terminate(address, { retryDelays: null, onBeforeRequest: withToken }).catch((error: unknown) => {
    if (statusOf(error as DetailedError) !== 404) throw error;
  });
}

/** How far an upload of this tab is, by its name. */
export function useUploadProgress(name: string) {
  const progress: UploadProgress | undefined = useSyncExternalStore(
    subscribeToUploads,
    () => uploadProgressOf(name),
    () => undefined,
  );
  const isRefused = progress?.step === "failed" && !progress.canGoOn;
  return {
    step: progress?.step,
    /** Of a file on its way. */
    moving: isRefused ? undefined : progress,
    /** A file that was not taken. */
    refused: isRefused ? progress : undefined,
  };
}
