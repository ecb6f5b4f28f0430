import type { CountedThing } from "@callboard/contracts/numbers";

type Measure = {
  name: CountedThing;
  title: string;
  /** What a value says; one that is none is said too. */
  textOf: (value: number | null) => string;
  /** What the steps say together; left out where they say nothing together. */
  total?: (values: readonly (number | null)[]) => string;
};

const whole = new Intl.NumberFormat("en-GB");
const euro = new Intl.NumberFormat("en-GB", { style: "currency", currency: "EUR" });
const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((all, each) => all + (each ?? 0), 0);
const hours = (value: number | null) =>
  value === null
    ? "None"
    : value < 48
      ? `${Math.round(value * 10) / 10} h`
      : `${Math.round(value / 24)} days`;

const counted = (name: CountedThing, title: string): Measure => ({
  name,
  title,
  textOf: (value) => whole.format(value ?? 0),
  total: (values) => whole.format(sum(values)),
});

/** What is plotted, in its order. */
export const measures: readonly Measure[] = [
  counted("sign_ups", "Sign-ups"),
  counted("calls", "Calls"),
  counted("applications", "Applications"),
  { name: "answer_hours", title: "Time to an answer (median)", textOf: hours },
  counted("comments", "Comments"),
  counted("campaigns", "Campaigns"),
  counted("pledges", "Pledges"),
  {
    name: "pledged_euro",
    title: "Pledged",
    textOf: (value) => euro.format(value ?? 0),
    total: (values) => euro.format(sum(values)),
  },
];
