import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { uploadFetch } from "./upload-fetch.ts";

let server: Server | undefined;

/** A server of another origin, which jsdom asks for leave first. */
async function serve(answer: RequestListener) {
  server = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "authorization");
    if (request.method === "OPTIONS") return response.end();
    return answer(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/trpc/event.create`;
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

function formOf(bytes: number) {
  const form = new FormData();
  form.append("title", "Hamlet");
  form.append("banner_photo", new File([new Uint8Array(bytes)], "poster.png", { type: "image/png" }));
  return form;
}

describe("uploadFetch", () => {
  it("sends a form with its headers, tells how far it is and gives the answer", async () => {
    let received = "";
    let authorization: string | undefined;
    const address = await serve((request, response) => {
      authorization = request.headers.authorization;
      request.setEncoding("latin1").on("data", (chunk: string) => {
        received += chunk;
      });
      request.on("end", () => response.writeHead(422).end(JSON.stringify({ error: "no" })));
    });
    const parts: number[] = [];
    const headers = { authorization: "Bearer t-3" };
    const answer = await uploadFetch((part) => parts.push(part))(address, { headers, body: formOf(300_000) });
    expect([answer.ok, await answer.json()]).toEqual([false, { error: "no" }]);
    expect(authorization).toBe("Bearer t-3");
    expect(received).toContain('name="title"');
    expect(received).toContain('filename="poster.png"');
    expect(received.length).toBeGreaterThan(300_000);
    expect(parts.at(-1)).toBe(1);
  });

  it("is broken off on request", async () => {
    const leaving = new AbortController();
    const address = await serve(() => leaving.abort());
    const answer = uploadFetch(vi.fn())(address, { body: formOf(10), signal: leaving.signal });
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
  });

  it("fails where nobody answers", async () => {
    const address = await serve((request) => request.socket.destroy());
    vi.spyOn(console, "error").mockImplementation(() => {});
    await expect(uploadFetch(vi.fn())(address, { body: formOf(10) })).rejects.toThrow("Failed to send");
  });
});
