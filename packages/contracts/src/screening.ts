import type { EventKind } from "./event.ts";
import type { Finding } from "./finding.ts";
import { limits } from "./limits.ts";
import { disguisedContact } from "./screening/disguised-contact.ts";
import { feeWording } from "./screening/fee-wording.ts";
import { matchDomains } from "./screening/web-domain.ts";

/** What a form of a call or campaign holds, complete or not; `today` is the day in its city, `YYYY-MM-DD`. */
export type ScreenedFields = {
  kind: EventKind;
  today: string;
  title?: string | undefined;
  tags?: string | undefined;
  description?: string | undefined;
  email?: string | undefined;
  website?: string | undefined;
  price?: number | undefined;
  start_date?: string | undefined;
  apply_by?: string | undefined;
  roles?: readonly { name?: string | undefined; description?: string | undefined }[] | undefined;
};

type Found = Pick<Finding, "severity" | "field" | "text">;

export type ScreeningRule = {
  id: string;
  /** What it looks at, for whoever wants to know. */
  title: string;
  explanation: string;
  /** What it may lead to. */
  severities: readonly Finding["severity"][];
  check: (fields: ScreenedFields) => Found[];
};

const textFields = ["title", "tags", "description", "roles"] as const;

/** What a field says; of the roles, what all of them say. */
function textOf(fields: ScreenedFields, field: (typeof textFields)[number]): string {
  if (field !== "roles") return fields[field] ?? "";
  return (fields.roles ?? []).map(({ name = "", description = "" }) => `${name}\n${description}`).join("\n");
}

/** The findings of all texts; `ask` gives what is wrong with one. */
const inTexts = (fields: ScreenedFields, ask: (text: string) => Omit<Found, "field"> | null): Found[] =>
  textFields.flatMap((field) => {
    const found = ask(textOf(fields, field));
    return found ? [{ field, ...found }] : [];
  });

const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
const isDay = (text: string | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? "");

const fees: ScreeningRule = {
  id: "fees",
  title: "Nobody pays to apply",
  explanation:
    "Wording that asks applicants for money: for registering, auditioning, a portfolio or a form, or for a deposit, refundable or not. Spelling it with digits, spaces or other letters makes no difference. A campaign may speak of fees that it has to pay.",
  severities: ["hold", "note"],
  check: (fields) =>
    inTexts(fields, (text) => {
      const words = feeWording(text);
      if (words === null) return null;
      return fields.kind === "event"
        ? {
            severity: "hold",
            text: `“${words}” reads as if applicants had to pay. A fair call costs them nothing.`,
          }
        : {
            severity: "note",
            text: `“${words}” reads as if people had to pay. Say who pays it, and for what.`,
          };
    }),
};

const disguises: ScreeningRule = {
  id: "disguised-contact",
  title: "Contacts are written openly",
  explanation:
    "E-mail addresses and phone numbers that are written so that only people read them: with “at” and “dot”, in words, with gaps, invisible characters or letters of another kind. There are fields for both.",
  severities: ["hold"],
  check: (fields) =>
    inTexts(fields, (text) => {
      const contact = disguisedContact(text);
      return contact === null
        ? null
        : {
            severity: "hold",
            text: `“${contact}” reads like a contact in disguise. Write it in the fields for it.`,
          };
    }),
};

const domains: ScreeningRule = {
  id: "email-domain",
  title: "E-mail and website belong together",
  explanation:
    "An e-mail address of another domain than the website. Mailboxes that anybody can have, and pages on sites that everybody uses, are pointed out and hold nothing up.",
  severities: ["hold", "note"],
  check: ({ email = "", website = "" }) => {
    const match = matchDomains(email, website);
    const texts = {
      other: "The address is not of the website's domain. That is how other people's names are borrowed.",
      "free-mail": "An address of your website's domain makes artists surer of who writes.",
      "public-site": "An address and a website of one domain make artists surer of who writes.",
    };
    if (match === "same" || match === "unknown") return [];
    return [{ severity: match === "other" ? "hold" : "note", field: "email", text: texts[match] }];
  },
};

const pay: ScreeningRule = {
  id: "pay",
  title: "Pay is stated, and is pay",
  explanation: `A call that states less than ${limits.tokenPay} euro a person reads as unpaid. It is pointed out, and holds nothing up.`,
  severities: ["note"],
  check: ({ kind, price }) =>
    kind === "event" && price !== undefined && price > 0 && price < limits.tokenPay
      ? [
          {
            severity: "note",
            field: "price",
            text: "This reads as unpaid. If it is, say so in the description.",
          },
        ]
      : [],
};

const deadline: ScreeningRule = {
  id: "deadline",
  title: "There is time to apply",
  explanation: `Fewer than ${limits.fairDays} days until applications end are pointed out. A last day that has passed already is held: nobody could apply.`,
  severities: ["hold", "note"],
  check: ({ kind, today, start_date, apply_by }) => {
    const last = isDay(apply_by) ? apply_by : start_date;
    if (kind !== "event" || !isDay(last) || !isDay(today)) return [];
    const field = last === apply_by ? "apply_by" : "start_date";
    const days = daysBetween(today, last);
    if (days < 0) return [{ severity: "hold", field, text: "This day has passed: nobody could apply." }];
    if (days >= limits.fairDays) return [];
    const left =
      days === 0 ? "Applications end today" : `Only ${days} ${days === 1 ? "day" : "days"} to apply`;
    return [{ severity: "note", field, text: `${left}. Artists need ${limits.fairDays} or more.` }];
  },
};

/** What is checked, in the order in which it is shown. */
export const screeningRules: readonly ScreeningRule[] = [fees, disguises, domains, pay, deadline];

/** What the rules find in a form. */
export function screenEvent(fields: ScreenedFields): Finding[] {
  return screeningRules.flatMap(({ id, check }) => check(fields).map((found) => ({ rule: id, ...found })));
}
