import { createBrokenLine } from "@callboard/server-kit/test/broken-line";
import { describe, expect, it } from "vitest";
import { rounds } from "../test/rounds.ts";
import { startSmtpServer } from "../test/smtp-server.ts";
import { smtpMail } from "./smtp-mail.ts";

const clock = () => new Date("2026-06-15T09:00:00Z");
const message = {
  key: "invitation 7",
  to: "person@example.com",
  subject: "Grüße & more",
  text: "Hello\n.\nBye",
  html: "<p>Hello</p>",
};
const short = { connect: 150, silence: 150, whole: 400 };
const mailAt = (url: string, timeouts = short) =>
  smtpMail({ url, from: "Callboard <mail@callboard.test>", clock }, timeouts);

describe("smtpMail", () => {
  it("gives the server a mail with both its parts, from whom the settings say", async () => {
    const { url, taken } = await startSmtpServer();
    await mailAt(url, { connect: 5_000, silence: 5_000, whole: 5_000 }).send(message);
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatchObject({ to: ["TO:<person@example.com>"] });
    expect(taken[0]?.from).toMatch(/^FROM:<mail@callboard\.test>/);
    const content = taken[0]?.content ?? "";
    for (const line of [
      "From: Callboard <mail@callboard.test>",
      "To: person@example.com",
      "Date: Mon, 15 Jun 2026 09:00:00 +0000",
      "Auto-Submitted: auto-generated",
      "Content-Type: multipart/alternative",
      "Content-Type: text/plain",
      "Content-Type: text/html",
      "<p>Hello</p>",
      "Hello\r\n.\r\nBye",
    ]) {
      expect(content).toContain(line);
    }
  });

  it("gives a mail that is sent twice one Message-ID, and one of another key another", async () => {
    const { url, taken } = await startSmtpServer();
    const mail = mailAt(url, { connect: 5_000, silence: 5_000, whole: 5_000 });
    for (const key of ["a", "a", "b"]) await mail.send({ ...message, key, thread: "T-1" });
    const [first, second, third] = taken.map(({ content }) => /^Message-ID: (.*)$/im.exec(content)?.[1]);
    expect(first).toMatch(/^<[0-9a-f]{32}@callboard\.test>$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    const threads = new Set(taken.map(({ content }) => /^In-Reply-To: (.*)$/im.exec(content)?.[1]));
    expect(threads.size).toBe(1);
  });

  it.each([
    ["person@example.com, other@example.com"],
    ["Person <person@example.com>"],
    ["person@example.com\r\nBcc: other@example.com"],
    ["person@example.com>\r\nRCPT TO:<other@example.com"],
    ["@example.com"],
  ])("sends nothing to what is no single address: %j", async (to) => {
    const { url, taken } = await startSmtpServer();
    await expect(mailAt(url).send({ ...message, to })).rejects.toMatchObject({
      name: "MailError",
      kind: "refused",
    });
    expect(taken).toEqual([]);
  });

  it("lets no subject add a header", async () => {
    const { url, taken } = await startSmtpServer();
    const subject = "Hi\r\nBcc: other@example.com\u2028X-Other: 1";
    await mailAt(url, { connect: 5_000, silence: 5_000, whole: 5_000 }).send({ ...message, subject });
    const headers = taken[0]?.content.split("\r\n\r\n")[0] ?? "";
    expect(headers).toContain("Subject: Hi Bcc: other@example.com X-Other: 1");
    expect(headers).not.toMatch(/^(Bcc|X-Other):/im);
    expect(taken[0]?.to).toHaveLength(1);
  });

  it.each([
    ["RCPT", "550 5.1.1 no such user"],
    [".", "554 5.7.1 we take no such thing"],
  ] as const)("tells what the server will never take: %s %s", async (command, answer) => {
    const { url } = await startSmtpServer({ [command]: answer });
    const failure = mailAt(url, { connect: 5_000, silence: 5_000, whole: 5_000 }).send(message);
    await expect(failure).rejects.toMatchObject({ name: "MailError", kind: "refused" });
  });

  it.each([
    ["has no room", { RCPT: "452 4.2.2 mailbox full" }],
    ["is too busy", { greeting: "421 4.3.2 come back later" }],
    ["says nothing", { greeting: null }],
    ["says nothing more", { MAIL: null }],
    ["does not say whether it took it", { ".": null }],
    ["speaks another language", { greeting: "HTTP/1.1 400 Bad Request" }],
  ])("tells a server that %s", async (_name, answers) => {
    const { url, connections } = await startSmtpServer(answers);
    await expect(mailAt(url).send(message)).rejects.toMatchObject({ name: "MailError", kind: "unavailable" });
    await expect.poll(connections).toBe(0);
  });

  it("tells a server that is not there, and asks none for encryption in vain", async () => {
    await expect(mailAt("smtp://127.0.0.1:1").send(message)).rejects.toMatchObject({ kind: "unavailable" });
  });

  it("gives up a network that falls silent, and sends the next mail when it is back", async () => {
    const { url, taken } = await startSmtpServer();
    const line = await createBrokenLine({ host: "127.0.0.1", port: Number(new URL(url).port) });
    const patience = rounds(1_000, 10_000);
    const timeouts = { connect: patience, silence: 2 * patience, whole: 6 * patience };
    const mail = mailAt(`smtp://127.0.0.1:${line.port}`, timeouts);
    line.freezeAll();
    await expect(mail.send(message)).rejects.toMatchObject({ name: "MailError", kind: "unavailable" });
    line.thaw();
    await mail.send(message);
    expect(taken).toHaveLength(1);
    await expect.poll(line.connections).toBe(0);
  });

  it("gives up a server that says a word now and then", async () => {
    const { url } = await startSmtpServer({ EHLO: "250-still here" });
    const began = performance.now();
    await expect(
      mailAt(url, { connect: 5_000, silence: 5_000, whole: 300 }).send(message),
    ).rejects.toMatchObject({
      kind: "unavailable",
    });
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  it("breaks off when it is told to", async () => {
    const { url } = await startSmtpServer({ MAIL: null });
    const controller = new AbortController();
    const sending = mailAt(url, { connect: 5_000, silence: 5_000, whole: 5_000 }).send(
      message,
      controller.signal,
    );
    setTimeout(() => controller.abort(), 50);
    await expect(sending).rejects.toMatchObject({ kind: "unavailable" });
  });

  it("sends nothing unencrypted to another machine", async () => {
    const { url, taken } = await startSmtpServer();
    const named = url.replace("127.0.0.1", "127.0.0.2");
    await expect(mailAt(named).send(message)).rejects.toMatchObject({ kind: "unavailable" });
    expect(taken).toEqual([]);
  });

  it("keeps address, password and words out of its errors", async () => {
    const { url } = await startSmtpServer({ RCPT: "550 person@example.com is not here" });
    const withPassword = url.replace("//", "//user:s3cret@");
    const error = await mailAt(withPassword)
      .send(message)
      .catch((reason: Error) => reason);
    for (const secret of ["person@", "s3cret", "Hello", "Grüße"]) expect(String(error)).not.toContain(secret);
  });
});
