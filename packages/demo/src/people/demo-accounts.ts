import type { DemoAgency } from "./agencies.ts";
import type { DemoArtist } from "./artists.ts";

/** The password of the two accounts that anybody may try. */
export const demoPassword = "callboard-demo";

export const demoArtistAccount: DemoArtist = {
  ...{ username: "demo-artist", name: "Meera Joshi", gender: "Female", profession: "Actor", city: "Mumbai" },
  ...{ travel: "Pune, Goa, Delhi", ready: true, experience: "4 Years", years_ago: 0, days_ago: 1 },
  about:
    "Stage first, camera second, and voice work to pay for both. I have played three sisters in one evening, with twenty seconds for each change. I am looking for a part that is allowed to be funny.",
  credit: ["Three Sisters, Two Chairs", "All three of them", "Mumbai"],
};

export const demoAgencyAccount: DemoAgency = {
  ...{ username: "demo-agency", name: "Lantern Row Casting", profession: "Casting agency", city: "Mumbai" },
  ...{ travel: "Delhi, Bengaluru, Kolkata", ready: true, years: 10, studio: "7 Lantern Row, Bandra" },
  ...{ years_ago: 0, days_ago: 1 },
  about:
    "We cast theatre, series and the odd commercial that we like. Readings are held in pairs, so that you never act opposite a wall. Everybody gets an answer within ten days.",
  credit: ["House of Small Rooms", "Casting", "Mumbai"],
};
