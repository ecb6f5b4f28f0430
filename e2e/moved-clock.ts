import { readFileSync } from "node:fs";

// Loaded before a program (`NODE_OPTIONS=--import`), moves its clock by as many ms as the file at CLOCK_FILE says, from when it says so.

const { CLOCK_FILE = "" } = process.env;
const lookMs = 20;
const present = Date.now;
let ahead = 0;

function look(): void {
  try {
    ahead = Number(readFileSync(CLOCK_FILE, "utf8")) || 0;
  } catch {
    // There is none yet.
  }
}

look();
setInterval(look, lookMs).unref();
Date.now = () => present() + ahead;
globalThis.Date = new Proxy(Date, {
  apply: () => new Date().toString(),
  construct: (real, given, made) => Reflect.construct(real, given.length > 0 ? given : [Date.now()], made),
});
