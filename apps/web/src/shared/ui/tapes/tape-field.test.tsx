import { errorCatalogue } from "@callboard/contracts/error";
import { tapeTexts } from "@callboard/contracts/tape";
import { tapeLimits } from "@callboard/contracts/tape-limits";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { storedAuth } from "#shared/lib/session/session.ts";
import { useTapeUpload } from "#shared/lib/tapes/use-tape-upload.ts";
import { forgetUpload } from "#shared/lib/uploads/file-upload.ts";
import { account, signIn } from "../../../test/claims.ts";
import { type Answers, failure } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { stubTusServer, uploadKey } from "../../../test/tus-server.ts";
import { TapeField } from "./tape-field.tsx";

const megabyte = 1_048_576;
const { chunkBytes } = tapeLimits;

function videoOf(size: number, name = "monologue.mp4", type = "video/mp4"): File {
  return new File([new Uint8Array(size)], name, { type });
}

function Field() {
  return <TapeField tape={useTapeUpload(7)} label="Self-tape" mark="optional" />;
}

beforeEach(() => {
  signIn();
  // What one test began is not the next one's.
  forgetUpload(`${account.id} 7`);
});

function show(first: Parameters<typeof stubTusServer>[0] = null, answers: Answers = {}) {
  const server = stubTusServer(first);
  const copy = () => server.state.upload && { ...server.state.upload };
  const shown = renderAt("/", <Field />, { answers: { "tape.upload": copy, ...answers } });
  const choose = async (file: File) => {
    await screen.findByRole("button", { name: /^(Choose|Replace)/ });
    fireEvent.change(screen.getByLabelText("Video to send"), { target: { files: [file] } });
  };
  return { ...shown, ...server, choose };
}

const press = (shown: ReturnType<typeof show>, name: string) =>
  screen.findByRole("button", { name }).then((button) => shown.user.click(button));
const isWhole = (size: string) => screen.findByText(`${size}, uploaded`);

describe("a self-tape", () => {
  it("is sent in parts with both halves of the session, and is there when all of it has arrived", async () => {
    const shown = show();
    await shown.choose(videoOf(2 * chunkBytes + 5));
    await isWhole("16.1 MB");
    expect(shown.acts()).toEqual(["POST", "PATCH 0", `PATCH ${chunkBytes}`, `PATCH ${2 * chunkBytes}`]);
    expect(shown.asked.map(({ headers }) => headers.authorization)).toEqual(Array(4).fill("Bearer token"));
    expect(shown.state.upload?.name).toBe("monologue.mp4");
    expect(screen.getByRole("status").textContent).toBe("Your self-tape is there.");
  });

  it("says how far it is, pauses, and goes on where it was", async () => {
    const shown = show();
    shown.state.instead = ({ method }) => (method === "PATCH" ? "held" : undefined);
    await shown.choose(videoOf(4 * megabyte));
    expect(await screen.findByText("2.0 MB of 4.0 MB, 50 %")).toBeTruthy();
    expect(screen.getByRole("progressbar", { name: "Sending your self-tape" }).getAttribute("value")).toBe(
      String(2 * megabyte),
    );
    await press(shown, "Pause");
    expect(screen.getByRole("status").textContent).toBe("Paused");
    shown.state.instead = () => undefined;
    await press(shown, "Go on");
    await isWhole("4.0 MB");
    expect(shown.acts()).toEqual(["POST", "PATCH 0", "HEAD", "PATCH 0"]);
  });

  it("goes on by itself once a lost connection is back, with what has not arrived", async () => {
    const shown = show();
    shown.state.instead = ({ method }) => (method === "PATCH" ? "lost" : undefined);
    await shown.choose(videoOf(4 * megabyte));
    expect(await screen.findAllByText(/^The connection is lost/)).toHaveLength(2);
    shown.state.instead = () => undefined;
    await isWhole("4.0 MB");
    expect(shown.acts()).toEqual(["POST", "PATCH 0", "HEAD", `PATCH ${2 * megabyte}`]);
  });

  it("does not wait where the browser knows that the connection is back", async () => {
    const shown = show();
    await screen.findByRole("button", { name: "Choose a video" });
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const pass = () => act(() => vi.advanceTimersByTimeAsync(100));
    shown.state.instead = ({ method }) => (method === "PATCH" ? "lost" : undefined);
    fireEvent.change(screen.getByLabelText("Video to send"), { target: { files: [videoOf(4 * megabyte)] } });
    await vi.waitFor(() => screen.getAllByText(/^The connection is lost/));
    shown.state.instead = () => undefined;
    await pass();
    expect(shown.acts()).toEqual(["POST", "PATCH 0"]);
    window.dispatchEvent(new Event("online"));
    await pass();
    expect(shown.acts()).toContain("HEAD");
  });

  it("goes on where the connection was lost before the uploader was there", async () => {
    vi.resetModules();
    vi.doMock("tus-js-client", () => Promise.reject(new Error("no network")));
    onTestFinished(() => void vi.doUnmock("tus-js-client"));
    const shown = show();
    await shown.choose(videoOf(4 * megabyte));
    expect(await screen.findByText(errorCatalogue.network.text)).toBeTruthy();
    vi.doUnmock("tus-js-client");
    await press(shown, "Try now");
    await isWhole("4.0 MB");
  });

  it("is deleted when its upload is cancelled", async () => {
    const shown = show();
    shown.state.instead = ({ method }) => (method === "PATCH" ? "held" : undefined);
    await shown.choose(videoOf(4 * megabyte));
    await screen.findByText(/50 %/);
    (await screen.findByRole("button", { name: "Cancel upload" })).focus();
    await shown.user.keyboard("{Enter}");
    expect(await screen.findByRole("button", { name: "Choose a video" })).toBeTruthy();
    await waitFor(() => expect(shown.acts().at(-1)).toBe("DELETE"));
    expect(shown.state.upload).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("group"));
  });
});

describe("a self-tape that was on its way before a reload", () => {
  const half = { name: "monologue.mp4", size: 4 * megabyte, received: megabyte };

  it("goes on with the same file", async () => {
    const shown = show(half);
    expect(await screen.findByText("1.0 MB of 4.0 MB, 25 %")).toBeTruthy();
    expect(screen.getByText(/^Choose the same file again/).textContent).toContain("monologue.mp4, 4.0 MB");
    await shown.choose(videoOf(4 * megabyte));
    await isWhole("4.0 MB");
    expect(shown.acts()).toEqual(["HEAD", `PATCH ${megabyte}`]);
    expect(shown.asked[0]?.url).toBe(`/tapes/uploads/${uploadKey}`);
  });

  it.each([
    ["of another size", videoOf(3 * megabyte)],
    ["of another name", videoOf(4 * megabyte, "other.mp4")],
  ])("begins anew with a file %s", async (_what, file) => {
    const shown = show(half);
    await shown.choose(file);
    await screen.findByText(/, uploaded$/);
    expect(shown.acts()).toEqual(["POST", "PATCH 0"]);
  });

  it("is removed", async () => {
    const shown = show(half);
    await press(shown, "Remove");
    expect(await screen.findByRole("button", { name: "Choose a video" })).toBeTruthy();
    expect(shown.acts()).toEqual(["DELETE"]);
  });
});

describe("a file that is not taken", () => {
  it.each([
    [
      "too large",
      Object.defineProperty(videoOf(1), "size", { value: tapeLimits.maxBytes + 1 }),
      tapeTexts.size,
    ],
    ["too small", videoOf(5), tapeTexts.type],
    ["of another type", videoOf(500, "notes.mp4", "text/plain"), tapeTexts.type],
  ])("is not sent where it is %s", async (_what, file, text) => {
    const shown = show();
    await shown.choose(file);
    expect((await screen.findByRole("alert")).textContent).toContain(text);
    expect(shown.asked).toEqual([]);
  });

  it.each([
    ["no video by its bytes", "PATCH", 422, tapeTexts.type],
    ["more than an account can have", "POST", 400, tapeTexts.tooMany],
  ])("says why where it is %s", async (_what, at, status, message) => {
    const shown = show();
    shown.state.instead = ({ method }) => {
      if (method !== at) return undefined;
      shown.state.upload = null;
      return { status, message };
    };
    await shown.choose(videoOf(4 * megabyte));
    expect((await screen.findByRole("alert")).textContent).toBe(`“monologue.mp4” was not taken. ${message}`);
    expect(screen.getByRole("button", { name: "Choose a video" })).toBeTruthy();
  });
});

describe("an upload that stops", () => {
  it("goes on when it is asked to, and never begins another in place of the one that is under way", async () => {
    const shown = show();
    const message = "Too many files at once. Try again in a moment.";
    shown.state.instead = ({ method }) =>
      method === "PATCH" ? "lost" : method === "HEAD" ? { status: 429, message } : undefined;
    await shown.choose(videoOf(4 * megabyte));
    await press(shown, "Try now");
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    shown.state.instead = () => undefined;
    await press(shown, "Try now");
    await isWhole("4.0 MB");
    expect(shown.acts().filter((one) => one === "POST")).toHaveLength(1);
  });

  it("goes on by itself where nothing gets through, and nobody says why", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const shown = show();
    shown.state.instead = ({ method }) => (method === "PATCH" ? "held" : undefined);
    await shown.choose(videoOf(4 * megabyte));
    await screen.findByText(/50 %/);
    shown.state.instead = () => undefined;
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    await isWhole("4.0 MB");
    expect(shown.acts()).toEqual(["POST", "PATCH 0", "HEAD", "PATCH 0"]);
  });

  it("ends a session that the gateway does not know any more", async () => {
    const shown = show();
    shown.state.instead = () => ({ status: 401, message: "Unauthorized" });
    await shown.choose(videoOf(500));
    await waitFor(() => expect(storedAuth()).toBeNull());
  });
});

it("can be asked for again where nobody knew whether there is one", async () => {
  let isDown = true;
  const shown = show(null, {
    "tape.upload": () => {
      if (isDown) throw failure("upstream");
      return null;
    },
  });
  expect(await screen.findByRole("alert")).toBeTruthy();
  isDown = false;
  await press(shown, "Retry");
  expect(await screen.findByRole("button", { name: "Choose a video" })).toBeTruthy();
});
