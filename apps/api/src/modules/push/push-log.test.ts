import { createLog } from "@callboard/server-kit/create-log";
import { expect, it } from "vitest";
import { redactedPaths } from "../../http/server-options.ts";
import { startApp } from "../../test/app.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { testPushKeys } from "../../test/push-server.ts";
import { pushActs } from "../../test/pushes.ts";
import { notificationSender } from "../notification/notification-sender.ts";

const lines: string[] = [];
const log = createLog("trace", {
  destination: { write: (line: string) => lines.push(line) },
  redact: redactedPaths,
});
const app = startApp({ log });
const { subscribe, gather, createSender, server } = pushActs(app);

it("the log holds no address, key or word of pushes that a service does not take", async () => {
  const reader = await aPerson(app);
  const { id: event_id } = await anEvent(app, { title: "canary-title" });
  const push = async (key: string) => {
    await subscribe(reader, "canary-browser").expect(200);
    const told = { user_id: reader.id, kind: "call_closed" as const, key, event_id };
    await app.db.transaction((tx) =>
      notificationSender({ clock: app.clock.read }).add(tx, [
        { ...told, data: { event_title: "canary-title" } },
      ]),
    );
    app.clock.pass(2_000);
    await gather();
    await createSender(log)();
  };
  const failed = () => lines.filter((line) => line.includes("a job failed")).length;

  for (const status of [400, 429, 500]) {
    const before = failed();
    server().refusals.set("all", { status });
    await push(`answered ${status}`);
    expect(failed()).toBeGreaterThan(before);
  }
  server().refusals.set("all", { status: 410 });
  await push("gone");
  const before = failed();
  await server().stop();
  await push("not there");
  expect(failed()).toBeGreaterThan(before);

  const { auth, p256dh } = server().subscriptionOf("canary-browser").keys;
  const all = lines.join("");
  expect(all).toContain("The push service answered 500");
  const secrets = ["canary", auth, p256dh, testPushKeys.privateKey];
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
});
