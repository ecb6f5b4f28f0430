import { defaultPushGroups } from "@callboard/contracts/push";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../../../test/claims.ts";
import { type Answers, failure, never } from "../../../test/fake-gateway.ts";
import { publicKey, removePushBrowser, stubPushBrowser } from "../../../test/push-browser.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { PushSection } from "./push-section.tsx";

beforeEach(signIn);
afterEach(removePushBrowser);

function show(answers: Answers = {}, offered?: []) {
  const settings = { public_key: publicKey, groups: defaultPushGroups, browsers: 0 };
  return renderAt("/", <PushSection />, {
    answers: {
      "push.settings": () => ({ ...settings }),
      "push.subscribe": () => {
        settings.browsers = 1;
        return { is_on: true };
      },
      "push.unsubscribe": () => {
        settings.browsers = 0;
        return { is_on: false };
      },
      "push.saveGroups": (input: { groups: typeof defaultPushGroups }) => {
        settings.groups = input.groups;
        return { ...settings };
      },
      ...answers,
    },
    ...(offered && { offered }),
  });
}

const theSwitch = () => screen.findByRole("switch", { name: "Notify me in this browser" });
const isChecked = (wanted: boolean) =>
  waitFor(async () => expect((await theSwitch()).getAttribute("aria-checked")).toBe(String(wanted)));
const isEnabled = async () =>
  waitFor(async () => {
    const found = await theSwitch();
    expect([found.hasAttribute("disabled"), found.hasAttribute("aria-disabled")]).toEqual([false, false]);
  });
const pathsOf = ({ calls }: ReturnType<typeof show>) => calls.map(({ path }) => path);

describe("notifications in this browser", () => {
  it("are asked for on the press, and not before; then what comes can be chosen", async () => {
    const browser = stubPushBrowser();
    const shown = show();
    await isEnabled();
    expect(browser.requestPermission).not.toHaveBeenCalled();
    expect(browser.register).not.toHaveBeenCalled();
    expect(screen.queryByRole("checkbox")).toBeNull();
    await shown.user.click(await theSwitch());
    await isChecked(true);
    expect(shown.calls.find(({ path }) => path === "push.subscribe")?.input).toMatchObject({
      endpoint: browser.state.endpoint,
    });
    expect(browser.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    const received = await screen.findByRole("checkbox", { name: "Applications you receive" });
    expect((received as HTMLInputElement).checked).toBe(false);
    await shown.user.click(received);
    await waitFor(() => expect(pathsOf(shown)).toContain("push.saveGroups"));
    expect((received as HTMLInputElement).checked).toBe(true);
  });

  it("are turned off in the browser too, even where the site does not answer", async () => {
    const browser = stubPushBrowser();
    const shown = show({
      "push.unsubscribe": () => {
        throw failure("network");
      },
    });
    await isEnabled();
    await shown.user.click(await theSwitch());
    await isChecked(true);
    await isEnabled();
    await shown.user.click(await theSwitch());
    await isChecked(false);
    expect(browser.hasSubscription()).toBe(false);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("cannot be turned on where the browser knows none", async () => {
    const { calls } = show();
    expect(await screen.findByText(/cannot show notifications/)).toBeTruthy();
    expect((await theSwitch()).hasAttribute("disabled")).toBe(true);
    expect(calls.map(({ path }) => path)).toEqual(["push.settings"]);
  });

  it("say that they need the site on the home screen, where the device wants that", async () => {
    Object.defineProperty(navigator, "standalone", { configurable: true, value: false });
    show();
    expect(await screen.findByText(/Add to Home Screen/)).toBeTruthy();
    expect((await theSwitch()).hasAttribute("disabled")).toBe(true);
    Reflect.deleteProperty(navigator, "standalone");
  });

  it("cannot be turned on where the browser blocks them, and say what to do", async () => {
    stubPushBrowser({ permission: "denied" });
    show();
    expect(await screen.findByText(/blocks notifications from this site. Allow them/)).toBeTruthy();
    expect((await theSwitch()).hasAttribute("disabled")).toBe(true);
  });

  it("are blocked for whoever says no to the browser, without an error", async () => {
    stubPushBrowser({ answer: "denied" });
    const shown = show();
    await isEnabled();
    await shown.user.click(await theSwitch());
    expect(await screen.findByText(/Allow them in its settings/)).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(pathsOf(shown)).not.toContain("push.subscribe");
  });

  it("can be asked for again by whoever did not answer", async () => {
    stubPushBrowser({ answer: "default" });
    const { user } = show();
    await isEnabled();
    await user.click(await theSwitch());
    expect((await screen.findByRole("alert")).textContent).toContain("was not answered");
    await isEnabled();
    await isChecked(false);
  });

  it.each<[string, Answers, Error | null, RegExp]>([
    ["the browser's push service", {}, new DOMException("no", "AbortError"), /push service/],
    [
      "the site",
      {
        "push.subscribe": () => {
          throw failure("upstream");
        },
      },
      null,
      /./,
    ],
  ])("stay off where %s fails, which is said beside the switch", async (_who, answers, error, words) => {
    const browser = stubPushBrowser();
    browser.state.failure = error;
    const { user, toasts } = show(answers);
    await isEnabled();
    await user.click(await theSwitch());
    expect((await screen.findByRole("alert")).textContent).toMatch(words);
    await isChecked(false);
    expect([browser.hasSubscription(), toasts]).toEqual([false, []]);
  });

  it("wait, and fail with a way to try again, as the settings do", async () => {
    stubPushBrowser();
    show({ "push.settings": never });
    expect(screen.getByText("Loading notification settings...")).toBeTruthy();
  });

  it("take a choice back that could not be saved", async () => {
    stubPushBrowser({ permission: "granted" });
    const answer = Promise.withResolvers<never>();
    const { user, toasts } = show({ "push.saveGroups": () => answer.promise });
    await isEnabled();
    await user.click(await theSwitch());
    const messages = (await screen.findByRole("checkbox", { name: "Messages" })) as HTMLInputElement;
    await user.click(messages);
    await waitFor(() => expect(messages.checked).toBe(false));
    await act(async () => answer.reject(failure("upstream")));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(messages.checked).toBe(true);
  });

  it("are not there where the upstream sends none", () => {
    const { calls } = show({}, []);
    expect(screen.queryByRole("region")).toBeNull();
    expect(calls).toEqual([]);
  });
});
