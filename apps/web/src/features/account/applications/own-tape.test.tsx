import type { OwnApplication } from "@callboard/contracts/application";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { forgetUpload } from "#shared/lib/uploads/file-upload.ts";
import { account, signIn } from "../../../test/claims.ts";
import { myApplication } from "../../../test/my-lists.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { stubTusServer } from "../../../test/tus-server.ts";
import { ApplicationScreen } from "./application-screen.tsx";

const tapeOf = (size: number) => ({
  ...{ type: "video/mp4" as const, size },
  created_at: new Date(1_790_000_000_000 + size).toISOString(),
});

beforeEach(() => {
  signIn();
  forgetUpload(`${account.id} 7`);
  vi.spyOn(notify, "success").mockImplementation(() => {});
});

/** The page of an own application, before an upstream that gives it each tape that has arrived. */
function show(change: Partial<OwnApplication>) {
  const server = stubTusServer();
  const state = { application: myApplication(31, { event_id: 7, ...change }) };
  const takeTape = () => {
    const { upload } = server.state;
    if (upload?.received !== upload?.size) return upload;
    if (upload) state.application = { ...state.application, tape: tapeOf(upload.size) };
    return null;
  };
  const shown = renderAt("/", <ApplicationScreen id={31} />, {
    answers: {
      "board.progress": () => ({ application: state.application, history: [] }),
      "tape.get": () => ({
        tape: state.application.tape,
        address: `/tapes/31?pass=${state.application.tape?.size}`,
      }),
      "tape.upload": takeTape,
      "tape.remove": () => {
        state.application = { ...state.application, tape: null };
        return { message: "Tape removed" };
      },
    },
  });
  return { ...shown, state };
}

const player = () => screen.findByLabelText<HTMLVideoElement>("Your self-tape");

describe("the self-tape of an own application", () => {
  it("plays, and another one takes its place", async () => {
    show({ tape: tapeOf(900) });
    expect((await player()).getAttribute("src")).toBe("/tapes/31?pass=900");
    await screen.findByRole("button", { name: "Choose a video" });
    const video = new File([new Uint8Array(500)], "b.mp4", { type: "video/mp4" });
    fireEvent.change(screen.getByLabelText("Video to send"), { target: { files: [video] } });
    await waitFor(async () => expect((await player()).getAttribute("src")).toBe("/tapes/31?pass=500"));
    expect(screen.getByRole("button", { name: "Choose a video" })).toBeTruthy();
  });

  it("is removed, after asking", async () => {
    const { user, calls } = show({ tape: tapeOf(900) });
    await user.click(await screen.findByRole("button", { name: "Remove the self-tape" }));
    expect(calls.map(({ path }) => path)).not.toContain("tape.remove");
    await user.click(await screen.findByRole("button", { name: "Remove" }));
    expect(await screen.findByText("You have sent none.")).toBeTruthy();
    expect(calls).toContainEqual({ path: "tape.remove", input: { application_id: 31 } });
    expect(notify.success).toHaveBeenCalledWith("Tape removed");
  });

  it("stays as it is once the application was opened", async () => {
    show({ tape: tapeOf(900), state: "viewed", can: { withdraw: false } });
    expect(await player()).toBeTruthy();
    expect(screen.queryByRole("button", { name: /video|Remove/ })).toBeNull();
  });

  it("is not spoken of where none was sent in time", async () => {
    show({ state: "viewed", can: { withdraw: false } });
    expect(await screen.findByText(/The poster has read your application/)).toBeTruthy();
    expect(screen.queryByText("Self-tape")).toBeNull();
  });
});
