import { tapeUploadsPath } from "@callboard/contracts/tape";
import { vi } from "vitest";

type Asked = { method: string; url: string; headers: Record<string, string>; size: number };
/** `lost`: half of the body arrives, and no answer comes. `held`: nothing happens until it is given up. */
type Answer = "lost" | "held" | { status: number; message?: string };

export const uploadKey = "0b9f1de0-7d4f-4d8c-9d4e-0d8f3a7f2c11";

/**
 * Stands for the network, and for uploads by the tus protocol behind it. `instead` may answer a request in another way. `upload` is what the
 * upstream has of the one upload that there is; null for none. Uploads are taken at `path`.
 */
export function stubTusServer(
  first: { name: string; size: number; received: number } | null = null,
  path = tapeUploadsPath,
) {
  const asked: Asked[] = [];
  const state = {
    upload: first && { id: 5, key: uploadKey, ...first },
    instead: (_request: Asked): Answer | undefined => undefined,
  };

  const nameIn = (metadata = "") =>
    new TextDecoder().decode(
      Uint8Array.from(atob(/name (\S+?)(?:,|$)/.exec(metadata)?.[1] ?? ""), (sign) => sign.charCodeAt(0)),
    );

  function answer({ method, headers, size }: Asked): [status: number, headers: Record<string, string>] {
    if (method === "POST") {
      const name = nameIn(headers["upload-metadata"]);
      state.upload = { id: 5, key: uploadKey, name, size: Number(headers["upload-length"]), received: 0 };
      return [201, { location: `${path}/${uploadKey}` }];
    }
    const { upload } = state;
    if (!upload) return [404, {}];
    if (method === "PATCH") {
      if (Number(headers["upload-offset"]) !== upload.received) return [409, {}];
      upload.received += size;
    }
    if (method === "DELETE") state.upload = null;
    const told = { "upload-offset": String(upload.received), "upload-length": String(upload.size) };
    return [method === "HEAD" ? 200 : 204, told];
  }

  class Request {
    upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number }) => void } = {};
    onload = () => {};
    onerror = (_error: Error) => {};
    status = 0;
    responseText = "";
    #asked = { method: "", url: "", headers: {} as Record<string, string> };
    #answered: Record<string, string> = {};
    #isGivenUp = false;

    open(method: string, url: string) {
      this.#asked = { method, url: new URL(url, "http://localhost:3000").pathname, headers: {} };
    }
    setRequestHeader(name: string, value: string) {
      this.#asked.headers[name.toLowerCase()] = value;
    }
    getResponseHeader(name: string) {
      return this.#answered[name.toLowerCase()] ?? null;
    }
    abort() {
      this.#isGivenUp = true;
    }
    send(body: Blob | null) {
      const request = { ...this.#asked, size: body?.size ?? 0 };
      asked.push(request);
      setTimeout(() => !this.#isGivenUp && this.#answer(request));
    }
    #answer(request: Asked) {
      const instead = state.instead(request);
      const half = Math.floor(request.size / 2);
      if (instead === "held") return this.upload.onprogress?.({ lengthComputable: true, loaded: half });
      if (instead === "lost") {
        if (state.upload && request.method === "PATCH") state.upload.received += half;
        return this.onerror(new Error("lost"));
      }
      if (instead) {
        this.status = instead.status;
        this.responseText = JSON.stringify({ error: { message: instead.message } });
      } else [this.status, this.#answered] = answer(request);
      return this.onload();
    }
  }

  vi.stubGlobal("XMLHttpRequest", Request);
  return {
    asked,
    state,
    /** What was asked, in short. */
    acts: () =>
      asked.map(({ method, headers }) => [method, headers["upload-offset"]].filter(Boolean).join(" ")),
  };
}
