import { afterEach, describe, expect, it } from "vitest";
import { type Answers, failure, fakeGateway } from "../../../test/fake-gateway.ts";
import { publicKey, removePushBrowser, stubPushBrowser } from "../../../test/push-browser.ts";
import { keepPush } from "./keep-push.ts";
import { isPushOf, rememberPushOf } from "./push-subscription.ts";

afterEach(removePushBrowser);

const [asha, leela] = [7, 8];
/** The gateway for an account whose browser the API knows, or not. */
function gatewayThat(isOn: boolean, answers: Answers = {}) {
  return fakeGateway({
    "push.confirm": () => ({ is_on: isOn }),
    "push.settings": () => ({ public_key: publicKey, groups: [], browsers: 0 }),
    "push.subscribe": () => ({ is_on: true }),
    ...answers,
  });
}
const broken = {
  "push.confirm": () => {
    throw failure("network");
  },
};

describe("a browser with pushes", () => {
  it("says that its account is there", async () => {
    const browser = stubPushBrowser({ permission: "granted", isOn: true });
    rememberPushOf(asha);
    const { client, calls } = gatewayThat(true);
    await keepPush(client, asha);
    expect(calls).toEqual([{ path: "push.confirm", input: { endpoint: browser.state.endpoint } }]);
  });

  it.each([
    ["the API has heard", {}],
    ["the API cannot be reached", broken],
  ])("ends those of somebody else once another account is there, whether %s", async (_what, answers) => {
    const browser = stubPushBrowser({ permission: "granted", isOn: true });
    rememberPushOf(leela);
    await keepPush(gatewayThat(false, answers).client, asha);
    expect([browser.hasSubscription(), isPushOf(leela), isPushOf(asha)]).toEqual([false, false, false]);
  });

  it("goes on where the API cannot be reached for a moment", async () => {
    const browser = stubPushBrowser({ permission: "granted", isOn: true });
    rememberPushOf(asha);
    await keepPush(gatewayThat(true, broken).client, asha);
    expect([browser.hasSubscription(), isPushOf(asha)]).toEqual([true, true]);
  });

  it.each([true, false])(
    "subscribes again where the API does not know it any more, or it has none: %s",
    async (isOn) => {
      const browser = stubPushBrowser({ permission: "granted", isOn });
      rememberPushOf(asha);
      const { client, calls } = gatewayThat(false);
      await keepPush(client, asha);
      expect(calls.map(({ path }) => path)).toContain("push.subscribe");
      expect(browser.requestPermission).not.toHaveBeenCalled();
    },
  );

  it("asks nothing where nobody has turned them on, or they are blocked by now", async () => {
    stubPushBrowser({ permission: "granted" });
    const { client, calls } = gatewayThat(false);
    await keepPush(client, asha);
    stubPushBrowser({ permission: "denied" });
    rememberPushOf(asha);
    await keepPush(client, asha);
    expect(calls).toEqual([]);
  });
});
