import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { signIn } from "../../../test/claims.ts";
import { type Answers, failure, never } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { TapePlayer } from "./tape-player.tsx";

const tape = { type: "video/quicktime", size: 5_242_880, created_at: "2026-11-20T08:00:00.000Z" };

function show(get: Answers[string]) {
  signIn();
  return renderAt("/", <TapePlayer applicationId={31} label="Self-tape of Meher" />, {
    answers: { "tape.get": get },
  });
}
const player = () => screen.findByLabelText<HTMLVideoElement>("Self-tape of Meher");

describe("the player of a self-tape", () => {
  it("plays at its address, and not by itself", async () => {
    const shown = show(() => ({ tape, address: "/tapes/31?pass=a" }));
    const video = await player();
    expect(video.getAttribute("src")).toBe("/tapes/31?pass=a");
    expect([video.controls, video.preload, video.autoplay]).toEqual([true, "metadata", false]);
    expect(shown.calls).toEqual([{ path: "tape.get", input: { application_id: 31 } }]);
  });

  it("says that it loads, and that it is gone", async () => {
    show(never);
    expect(screen.getByText("Loading the self-tape...")).toBeTruthy();
    show(() => {
      throw failure("not_found");
    });
    expect(await screen.findByText("The self-tape is not there any more.")).toBeTruthy();
  });

  it("is asked for again where it could not be loaded", async () => {
    let isDown = true;
    const shown = show(() => {
      if (isDown) throw failure("upstream");
      return { tape, address: "/tapes/31?pass=a" };
    });
    expect((await screen.findByRole("alert")).textContent).toContain("The self-tape could not be loaded");
    isDown = false;
    await shown.user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await player()).toBeTruthy();
  });

  it("offers the file where a browser does not play it, and another try with a new address", async () => {
    let count = 0;
    const shown = show(() => {
      count += 1;
      return { tape, address: `/tapes/31?pass=${count}` };
    });
    fireEvent.error(await player());
    expect(screen.getByRole("alert").textContent).toContain("this browser plays no MOV");
    expect(screen.getByRole("link", { name: "Download it (5.0 MB)" }).getAttribute("href")).toBe(
      "/tapes/31?pass=1",
    );
    await shown.user.click(screen.getByRole("button", { name: "Retry" }));
    expect((await player()).getAttribute("src")).toBe("/tapes/31?pass=2");
  });
});
