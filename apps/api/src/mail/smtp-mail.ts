import { createTransport, type NodemailerError } from "nodemailer";
import { envelopeOf } from "./envelope.ts";
import { type Mail, MailError } from "./mail.ts";

export type SmtpSettings = { url: string; from: string; clock: () => Date };

/** In ms. `whole` bounds what the others leave open: a server that says a word now and then. */
const defaultTimeouts = { connect: 10_000, silence: 20_000, whole: 60_000 };

const loopback = ["localhost", "127.0.0.1", "[::1]", "::1"];

/**
 * Encrypts on the way to any other machine, unless the address says otherwise (`?ignoreTLS=true`): an attacker in between could take the
 * offer to encrypt out.
 */
function needsTls(url: string): boolean {
  const { protocol, hostname, searchParams } = new URL(url);
  return protocol === "smtp:" && !loopback.includes(hostname) && !searchParams.has("ignoreTLS");
}

/** What a failure says about the mail. A password that is wrong says nothing about it, and passes. */
function errorOf(cause: NodemailerError): MailError {
  const { permanent = false, code = "unknown", responseCode } = cause;
  const kind = permanent && code !== "EAUTH" ? "refused" : "unavailable";
  // The server's words repeat the address.
  const answer = responseCode ? `, answer ${responseCode}` : "";
  return new MailError(kind, `The mail server did not take it: ${code}${answer}`);
}

/**
 * Sends through an SMTP server, over a connection for each mail. The one window in which a mail can go out twice: the server took it, and
 * this process ends, or the connection, before the answer was stored.
 */
export function smtpMail({ url, from, clock }: SmtpSettings, timeouts = defaultTimeouts): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    socketTimeout: timeouts.silence,
    socketCloseTimeout: 0,
    ...(needsTls(url) && { requireTLS: true }),
  });
  return {
    send: async (message, signal) => {
      const envelope = envelopeOf(message, from, clock());
      const deadline = AbortSignal.timeout(timeouts.whole);
      const either = signal ? AbortSignal.any([signal, deadline]) : deadline;
      await transport.sendMail({ ...envelope, signal: either }).catch((error) => {
        throw errorOf(error);
      });
    },
  };
}
