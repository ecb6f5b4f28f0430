import type { Capability } from "@callboard/contracts/capability";
import { clipFileTexts, clipUploadsPath } from "@callboard/contracts/clip-file";
import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import type { Clip } from "@callboard/contracts/resume";
import { uploadLimits } from "@callboard/contracts/upload-limits";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { signIn } from "../../../../test/claims.ts";
import { type Answers, failure } from "../../../../test/fake-gateway.ts";
import { renderAt } from "../../../../test/render-at.tsx";
import { stubTusServer, uploadKey } from "../../../../test/tus-server.ts";
import { ClipForm } from "./clip-form.tsx";

const { chunkBytes } = uploadLimits;
const fileOf = (key: string) => ({ key, type: "audio/mpeg" as const, size: 3_000_000 });
const uploadedClip = (number = 0): Clip => ({
  ...{ title: `Voice ${number}`, kind: "voice", url: "" },
  file: fileOf(`${number}${uploadKey.slice(1)}`),
});

beforeEach(() => signIn());

type Shown = { clip?: Clip; clips?: Clip[]; first?: Parameters<typeof stubTusServer>[0]; answers?: Answers };

function show({ clip, clips = [], first = null, answers = {} }: Shown = {}, offered?: Capability[]) {
  const server = stubTusServer(first, clipUploadsPath);
  const onDone = vi.fn<(clip: Clip) => Promise<unknown>>(async () => {});
  const mine = () => (server.state.upload ? [{ ...server.state.upload, type: "video/mp4" }] : []);
  const form = <ClipForm {...{ clip: clip ?? null, clips, onDone }} />;
  const shown = renderAt("/account/profile", form, {
    answers: { "clip.mine": mine, ...answers },
    ...(offered && { offered }),
  });
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText("Video or recording to upload"), { target: { files: [file] } });
  const press = (name: string) => shown.user.click(screen.getByRole("button", { name }));
  return { ...shown, ...server, onDone, choose, press };
}

const videoOf = (size: number, name = "reel.mp4", type = "video/mp4") =>
  new File([new Uint8Array(size)], name, { type });

async function fill({ user }: ReturnType<typeof show>, source = "A file") {
  fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: "Showreel" } });
  await user.selectOptions(screen.getByLabelText(/^Kind/), "Reel");
  await user.click(screen.getByLabelText(source));
}

it("uploads a file with both halves of the session, and names it with what the gateway found it to be", async () => {
  const shown = show();
  await fill(shown);
  shown.choose(videoOf(chunkBytes + 5));
  expect(await screen.findByText("MP4 video, 8.1 MB, uploaded")).toBeTruthy();
  expect(shown.acts()).toEqual(["POST", "PATCH 0", `PATCH ${chunkBytes}`]);
  expect(new Set(shown.asked.map(({ headers }) => headers.authorization))).toEqual(new Set(["Bearer token"]));
  await shown.press("Save");
  const file = { key: uploadKey, type: "video/mp4", size: chunkBytes + 5 };
  await vi.waitFor(() =>
    expect(shown.onDone).toHaveBeenCalledWith({ title: "Showreel", kind: "reel", url: "", file }),
  );
});

it("does not take a clip without its file", async () => {
  const shown = show();
  await fill(shown);
  await shown.press("Save");
  expect(await screen.findByText(clipFileTexts.missing)).toBeTruthy();
  expect(shown.onDone).not.toHaveBeenCalled();
});

it("has nothing against a file that is there after one tried without it", async () => {
  const shown = show();
  await fill(shown);
  await shown.press("Save");
  await screen.findByText(clipFileTexts.missing);
  shown.choose(videoOf(5_000));
  await screen.findByText("MP4 video, 5 KB, uploaded");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(clipFileTexts.missing)).toBeNull();
  expect(screen.queryByText(/^The file is not there yet/)).toBeNull();
});

it("does not take a clip before all of another file is there", async () => {
  const clip = uploadedClip();
  const shown = show({ clip, clips: [clip] });
  shown.state.instead = ({ method }) => (method === "PATCH" ? "held" : undefined);
  shown.choose(videoOf(4_194_304));
  expect(await screen.findByText("2.0 MB of 4.0 MB, 50 %")).toBeTruthy();
  await shown.press("Save");
  expect(await screen.findByText(/^The file is not there yet/)).toBeTruthy();
  expect(shown.onDone).not.toHaveBeenCalled();
});

it.each([
  ["a file of another type", videoOf(500, "cv.pdf", "application/pdf"), clipFileTexts.type],
  ["an empty file", videoOf(0), clipFileTexts.type],
  [
    "a file that is too large",
    Object.defineProperty(videoOf(1), "size", { value: portfolioLimits.clipFileMaxBytes + 1 }),
    clipFileTexts.size,
  ],
])(
  "refuses %s before a byte is sent, and keeps what was written and the file before",
  async (_name, file, text) => {
    const clip = { ...uploadedClip(), title: "Old title" };
    const shown = show({ clip, clips: [clip] });
    fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: "New title" } });
    shown.choose(file);
    expect((await screen.findByRole("alert")).textContent).toContain(text);
    expect(shown.asked).toEqual([]);
    expect(screen.getByText("MP3 recording, 2.9 MB, uploaded")).toBeTruthy();
    await shown.press("Save");
    await vi.waitFor(() => expect(shown.onDone).toHaveBeenCalledWith({ ...clip, title: "New title" }));
  },
);

it.each([
  [422, clipFileTexts.type],
  [429, clipFileTexts.daily],
  [507, clipFileTexts.full],
])("says why the upstream refuses a file with %i, and loses nothing of the form", async (status, message) => {
  const shown = show();
  await fill(shown);
  shown.state.instead = ({ method }) => (method === "POST" ? { status, message } : undefined);
  shown.choose(videoOf(5_000));
  expect((await screen.findByRole("alert")).textContent).toContain(message);
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe("Showreel");
});

it("goes on with the same file where it stopped, after a reload too", async () => {
  const shown = show({ first: { name: "reel.mp4", size: 4_194_304, received: 1_048_576 } });
  await fill(shown);
  await vi.waitFor(() => expect(shown.calls.map(({ path }) => path)).toContain("clip.mine"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  shown.choose(videoOf(4_194_304));
  expect(await screen.findByText("MP4 video, 4.0 MB, uploaded")).toBeTruthy();
  expect(shown.acts()).toEqual(["HEAD", "PATCH 1048576"]);
});

it("asks again where nobody could tell whether all of a file is there", async () => {
  let isDown = false;
  const shown = show({
    answers: {
      "clip.mine": () => {
        if (isDown) throw failure("upstream");
        return shown.state.upload ? [{ ...shown.state.upload, type: "video/mp4" }] : [];
      },
    },
  });
  await fill(shown);
  isDown = true;
  shown.choose(videoOf(5_000));
  expect(await screen.findByText("Nobody could tell whether all of it is there.")).toBeTruthy();
  isDown = false;
  await shown.press("Retry");
  expect(await screen.findByText("MP4 video, 5 KB, uploaded")).toBeTruthy();
});

it("goes on with an upload while one looks at the link, and deletes it where it is cancelled", async () => {
  const shown = show();
  await fill(shown);
  shown.state.instead = ({ method }) => (method === "PATCH" ? "held" : undefined);
  shown.choose(videoOf(4_194_304));
  await screen.findByText("2.0 MB of 4.0 MB, 50 %");
  await shown.user.click(screen.getByLabelText("A link"));
  await shown.user.click(screen.getByLabelText("A file"));
  expect(screen.getByText("2.0 MB of 4.0 MB, 50 %")).toBeTruthy();
  await shown.press("Cancel upload");
  expect(await screen.findByRole("button", { name: "Choose a file" })).toBeTruthy();
  await vi.waitFor(() => expect(shown.acts()).toContain("DELETE"));
});

it("ends sending when it is closed", async () => {
  const shown = show();
  await fill(shown);
  shown.state.instead = ({ method }) => (method === "PATCH" ? "held" : undefined);
  shown.choose(videoOf(4_194_304));
  await screen.findByText("2.0 MB of 4.0 MB, 50 %");
  shown.unmount();
  show();
  await fill(shown);
  expect(screen.queryByText("2.0 MB of 4.0 MB, 50 %")).toBeNull();
});

it("takes a link in place of the file, and checks nothing of the other one", async () => {
  const clip = uploadedClip();
  const shown = show({ clip, clips: [clip] });
  await fill(shown, "A link");
  await shown.press("Save");
  expect(await screen.findByText("URL is required")).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^URL/), { target: { value: "https://vimeo.com/1" } });
  await shown.press("Save");
  const link = { title: "Showreel", kind: "reel", url: "https://vimeo.com/1" };
  await vi.waitFor(() => expect(shown.onDone).toHaveBeenCalledWith(link));
});

it("offers no file where as many are uploaded as can be, but another one for one of those", async () => {
  const clips = Array.from({ length: portfolioLimits.clipFilesMax }, (_, n) => uploadedClip(n));
  const shown = show({ clips });
  expect(screen.getByLabelText<HTMLInputElement>("A file").disabled).toBe(true);
  expect(screen.getByText(/^You have uploaded 6 clips/)).toBeTruthy();
  shown.unmount();
  show({ clip: clips[0] as Clip, clips });
  expect(screen.getByLabelText<HTMLInputElement>("A file").checked).toBe(true);
});

it("is a form of links where the upstream takes no files", () => {
  const { container, calls } = show({}, ["portfolios"]);
  expect(within(container).queryByText("Where it is")).toBeNull();
  expect(screen.queryByLabelText("A file")).toBeNull();
  expect(calls).toEqual([]);
});
