import { expect, it } from "vitest";
import { slotStarts } from "./audition-slots.ts";

const plan = { start_time: "10:00", end_time: "12:00", slot_minutes: 30, breaks: [] };
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
const times = (changes: Partial<Parameters<typeof slotStarts>[0]>) =>
  slotStarts({ ...plan, ...changes }).map(clock);

it.each<[string, Parameters<typeof times>[0], string[]]>([
  ["fill the day", {}, ["10:00", "10:30", "11:00", "11:30"]],
  ["are whole before its end", { end_time: "11:50" }, ["10:00", "10:30", "11:00"]],
  ["leave out a break, and go on after it", { breaks: [{ from: "10:45", to: "11:15" }] }, ["10:00", "11:15"]],
  [
    "go on after breaks in any order",
    {
      breaks: [
        { from: "11:30", to: "12:00" },
        { from: "10:00", to: "10:30" },
      ],
    },
    ["10:30", "11:00"],
  ],
  ["are none of no length", { slot_minutes: 0 }, []],
  ["are none of less than no length", { slot_minutes: -1 }, []],
  ["are none where not one has room", { slot_minutes: 130 }, []],
])("the times of a day %s", (_name, changes, expected) => {
  expect(times(changes)).toEqual(expected);
});
