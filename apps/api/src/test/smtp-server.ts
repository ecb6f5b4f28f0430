import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";

export type TakenMail = { from: string; to: string[]; content: string };
/** What the server says instead of its usual answer to a command, or to the `.` at the end of a mail. */
export type SmtpAnswers = Partial<
  Record<
    "greeting" | "EHLO" | "AUTH" | "MAIL" | "RCPT" | "DATA" | "." | "QUIT",
    string | null | typeof brokenOff
  >
>;
/** Ends the connection instead of an answer. */
export const brokenOff = Symbol("broken off");

/**
 * An SMTP server on loopback that takes mails into `taken`, and answers as it is told: null says nothing. Ends with the test.
 */
export async function startSmtpServer(answers: SmtpAnswers = {}) {
  const taken: TakenMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    talk(socket, answers, taken);
  });
  server.listen(0);
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, taken, connections: () => sockets.size };
}

function talk(socket: Socket, answers: SmtpAnswers, taken: TakenMail[]) {
  const say = (to: keyof SmtpAnswers, usual: string) => {
    const answer = answers[to] === undefined ? usual : answers[to];
    if (answer === brokenOff) socket.destroy();
    else if (answer !== null) socket.write(`${answer}\r\n`);
  };
  let mail: TakenMail = { from: "", to: [], content: "" };
  let isData = false;
  say("greeting", "220 test ESMTP");
  const lines = createInterface({ input: socket, crlfDelay: 100 }).on("error", () => {});
  lines.on("line", (line) => {
    if (isData && line !== ".") {
      mail.content += `${line.replace(/^\.\./, ".")}\r\n`;
      return;
    }
    if (isData) {
      isData = false;
      taken.push(mail);
      mail = { from: "", to: [], content: "" };
      return say(".", "250 2.0.0 taken");
    }
    const [, command = "", rest = ""] = /^(\w+)\s?(.*)$/.exec(line) ?? [];
    const verb = command.toUpperCase();
    if (verb === "EHLO") say("EHLO", "250-test\r\n250 8BITMIME");
    else if (verb === "AUTH") say("AUTH", "235 ok");
    else if (verb === "MAIL") {
      mail.from = rest;
      say("MAIL", "250 ok");
    } else if (verb === "RCPT") {
      mail.to.push(rest);
      say("RCPT", "250 ok");
    } else if (verb === "DATA") {
      isData = answers.DATA === undefined;
      say("DATA", "354 go on");
    } else if (verb === "QUIT") {
      say("QUIT", "221 bye");
      socket.end();
    } else say("EHLO", "250 ok");
  });
}
