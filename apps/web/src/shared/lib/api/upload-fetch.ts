import type { httpLink } from "@trpc/client";

export type UploadFetch = NonNullable<Parameters<typeof httpLink>[0]["fetch"]>;

/**
 * Sends like `fetch`, and tells meanwhile how much of the body is on its way, from 0 to 1, which `fetch` cannot.
 * Rejects with an AbortError when it was broken off.
 */
export function uploadFetch(onProgress: (part: number) => void): UploadFetch {
  return (address, { method = "POST", headers, body, signal } = {}) => {
    const request = new XMLHttpRequest();
    request.open(method, String(address));
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    return new Promise((resolve, reject) => {
      request.onload = () => {
        const headers = { "content-type": request.getResponseHeader("content-type") ?? "" };
        resolve(new Response(request.responseText, { status: request.status, headers }));
      };
      request.onerror = () => reject(new TypeError("Failed to send"));
      request.onabort = () => reject(new DOMException("Broken off", "AbortError"));
      signal?.addEventListener("abort", () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit | null | undefined);
    });
  };
}
