import type { ClipFileType } from "@callboard/contracts/clip-file";
import type { Portfolio } from "@callboard/contracts/portfolio";
import type { PublicProfile } from "@callboard/contracts/profile";
import { emptyResume } from "@callboard/contracts/resume";
import { expect } from "../journey.ts";
import { answerInstead, long } from "../screenshots/answers.ts";
import type { Entry } from "./entry.ts";
import { at, dataStates, press, type Scenario, shows, withAnswers } from "./scenarios.ts";

const address = "/account/profile";
const poster = "/account/poster/artist";
const mine = /^portfolio\.mine$/;

const headshots = Array.from({ length: 12 }, (_, index) => ({
  ...{ id: index + 1, address: "/media/no-such-image-1440.webp" },
  alt: `Portrait ${index + 1} in the light of a window`,
}));
const credit = (index: number) => ({
  ...{ title: `The long walk, part ${index + 1}`, role: "Everyone", company: "Tent", city: "Pune" },
  ...{ year: "2024", kind: "theatre" as const },
});
const full = (portfolio: Portfolio): Portfolio => ({
  ...portfolio,
  headshots,
  resume: {
    ...portfolio.resume,
    credits: Array.from({ length: 100 }, (_, index) => credit(index)),
    training: [{ course: "Clown", school: "The tent", year: "2019" }],
    skills: ["Stage combat", "Kathak", "Driving"],
    languages: [{ name: "Marathi", level: "native" }],
  },
});
const changed = (change: (portfolio: Portfolio) => Portfolio | null, ...steps: Scenario[]): Scenario =>
  at(
    "/help",
    (page) => answerInstead(page, mine, (data) => change(data as Portfolio)),
    at(address, ...steps),
  );

const page = "/profiles/artist/1";
const seen = (reader: "poster" | "owner", ...steps: Scenario[]): Scenario =>
  at(
    "/help",
    (opened) => answerInstead(opened, /^portfolio\.seen$/, (data) => ({ ...(data as object), reader })),
    at(page, ...steps),
  );
const fileOf = (type: ClipFileType, number: number) => ({
  ...{ key: `${number}b9f1de0-7d4f-4d8c-9d4e-0d8f3a7f2c11`, type, size: 9_400_000 },
});
const clips = [
  { title: "Showreel", kind: "reel" as const, url: "https://vimeo.com/76979871" },
  { title: "The baker, in verse", kind: "voice" as const, url: "https://soundcloud.com/demo/baker" },
  { title: "The ferry, act two", kind: "scene" as const, url: "", file: fileOf("video/mp4", 1) },
  { title: "Two voices", kind: "voice" as const, url: "", file: fileOf("audio/mpeg", 2) },
];
/** The form of a clip whose file is to be chosen. */
const uploading = (...steps: Scenario[]): Scenario =>
  at(
    "/help",
    (opened) => answerInstead(opened, /^clip\.mine$/, { data: [] }),
    at(address, press("Add a clip"), (opened) => opened.getByLabel("A file").check(), ...steps),
  );
const choosingFile =
  (name: string, mimeType: string): Scenario =>
  (opened) =>
    opened
      .getByLabel("Video or recording to upload")
      .setInputFiles({ name, mimeType, buffer: Buffer.alloc(500_000) });
/** The upload begins, and its bytes go nowhere. */
const heldLine: Scenario = async (opened) => {
  await opened.route("**/clips/uploads", (route) =>
    route.fulfill({ status: 201, headers: { location: `/clips/uploads/${fileOf("video/mp4", 1).key}` } }),
  );
  await opened.route("**/clips/uploads/*", () => undefined);
};
const saying =
  (text: string | RegExp): Scenario =>
  (opened) =>
    expect(opened.getByText(text).first()).toBeVisible();
const withEverything = (profile: PublicProfile): PublicProfile => ({
  ...profile,
  headshots,
  credits: Array.from({ length: 20 }, (_, index) => credit(index)),
  training: [{ course: "Clown", school: "The tent", year: "2019" }],
  skills: ["Stage combat", "Kathak", "Driving"],
  languages: [{ name: "Marathi", level: "native" }],
  details: [{ field: "height", value: "168 cm" }],
  clips,
});
const withNothing = (profile: PublicProfile): PublicProfile => ({
  ...profile,
  ...{ present_city: null, about: null, travel_cities: null, ready_to_travel: null, experience: null },
  ...{ project_name: null, character_name: null, project_year: null, project_city: null, photo: null },
  ...{ ...emptyResume, headshots: [], details: [] },
});
const shownAs = (change: (profile: PublicProfile) => PublicProfile): Scenario =>
  withAnswers((data) => change(data as PublicProfile), page, { calls: /^profile\.get$/ });

/** The dialog in which an artist chooses an address, with what is known of the present one. */
const choosing = (change: object, ...steps: Scenario[]): Scenario =>
  at(
    "/help",
    (opened) =>
      answerInstead(opened, /^profileAddress\.mine$/, {
        data: { artist: { ...ownAddress, ...change }, agency: null },
      }),
    at("/account", press("Choose an address of the artist profile"), shows("dialog"), ...steps),
  );
const ownAddress = { id: 1, slug: null, proposal: "demo-artist", former: [], locked_until: null };
const written =
  (slug: string): Scenario =>
  (opened) =>
    opened.getByRole("dialog").getByLabel("Address").fill(slug);

/** An artist's profile: as its owner edits it, and as others see it. */
export const profiling: readonly Entry[] = [
  {
    route: address,
    who: "artist",
    isOnDesk: true,
    states: {
      filled: at(address, shows("button", "Save who sees what"), shows("heading", "Preview")),
      ...dataStates(address),
      "full lists": changed(full, shows("button", "Delete Stage combat")),
      unclaimed: changed(
        () => null,
        (opened) => opened.getByText("You have no artist profile.").waitFor(),
      ),
      "adding a headshot with errors": at(address, press("Add a headshot"), press("Add headshot"), (opened) =>
        opened.getByText("Say what is to be seen").waitFor(),
      ),
      "describing a headshot": changed(full, press(/^Describe Portrait 2/), shows("dialog")),
      "asked before deleting a headshot": changed(full, press(/^Delete Portrait 2/), shows("dialog")),
      "a credit with errors": at(address, press("Add a credit"), press("Save"), (opened) =>
        opened.getByText("Title is required").waitFor(),
      ),
      "a clip without its file": uploading(press("Save"), saying("Choose a file, and let the upload finish")),
      "a clip on its way": uploading(
        heldLine,
        choosingFile("monologue.mp4", "video/mp4"),
        shows("button", "Pause"),
        press("Save"),
        saying(/let the upload finish/i),
      ),
      "a file that is no clip": uploading(
        choosingFile(`${"Vorsprechen-Donaudampfschifffahrt ".repeat(3)}.pdf`, "application/pdf"),
        saying(/was not taken/),
      ),
      "as many uploaded clips as there can be": changed(
        (portfolio) => ({
          ...portfolio,
          resume: {
            ...portfolio.resume,
            clips: Array.from({ length: 6 }, (_, number) => ({
              ...{ title: `Scene ${number}`, kind: "scene", url: "", file: fileOf("video/mp4", number) },
            })),
          },
        }),
        press("Add a clip"),
        saying(/^You have uploaded 6 clips/),
      ),
      "changing training": changed(full, press("Change Clown"), shows("dialog")),
      "a language twice": changed(full, press("Add a language"), async (opened) => {
        const dialog = opened.getByRole("dialog");
        await dialog.getByLabel("Language").fill("marathi");
        await dialog.getByLabel("Level").selectOption("Basic");
        await dialog.getByRole("button", { name: "Save" }).click();
        await dialog.getByText("This language is on your list").waitFor();
      }),
      "as a poster sees it": at(
        address,
        (opened) => opened.getByRole("tab", { name: "A poster I applied to" }).click(),
        shows("heading", "Credits"),
      ),
      "a preview that fails": at(
        address,
        shows("heading", "Preview"),
        (opened) => answerInstead(opened, /^portfolio\.preview$/, "failed"),
        (opened) => opened.getByRole("tab", { name: "A poster I applied to" }).click(),
        shows("button", "Retry"),
      ),
    },
  },
  {
    route: "/account/poster/:kind",
    who: "artist",
    states: {
      shown: at(poster, shows("button", "Print")),
      ...dataStates(poster),
    },
  },
  {
    route: "/account",
    part: "the address of a profile",
    who: "artist",
    states: {
      proposed: choosing({}, (opened) => opened.getByText("This address is free.").waitFor()),
      "written wrongly": choosing({}, written("Mira Joshi"), press("Save address"), (opened) =>
        opened.getByText(/^Use letters from a to z/).waitFor(),
      ),
      taken: choosing(
        {},
        (opened) => answerInstead(opened, /^profileAddress\.check$/, { data: { is_taken: true } }),
        written("mira-joshi"),
        (opened) => opened.getByText("Somebody else has this address.").waitFor(),
      ),
      "long ones": choosing({
        ...{ proposal: `${"a-very-long-name-".repeat(3)}indeed`, slug: null },
        former: Array.from({ length: 19 }, (_, index) => `an-earlier-address-of-some-length-${index + 1}`),
      }),
      locked: choosing(
        { locked_until: "2027-01-05T08:00:00.000Z", former: ["mira", "mira-joshi"] },
        (opened) => opened.getByText(/You can change it again from/).waitFor(),
      ),
      failed: at(
        "/help",
        (opened) => answerInstead(opened, /^profileAddress\.mine$/, "failed"),
        at("/account", press("Choose an address of the artist profile"), shows("button", "Retry")),
      ),
      loading: at(
        "/help",
        (opened) => answerInstead(opened, /^profileAddress\.mine$/, "held"),
        at("/account", press("Choose an address of the artist profile"), shows("dialog")),
      ),
    },
  },
  {
    route: "/profiles/:kind/:id",
    part: "a profile with a résumé",
    states: {
      everything: shownAs(withEverything),
      nothing: shownAs(withNothing),
      "long texts": withAnswers((data) => long(withEverything(data as PublicProfile)), page, {
        calls: /^profile\.get$/,
      }),
    },
  },
  {
    route: "/profiles/:kind/:id",
    part: "a profile as its poster sees it",
    who: "agency",
    states: {
      poster: seen("poster", (opened) => opened.getByText("You see this profile as a poster").waitFor()),
      owner: seen("owner", shows("link", "Edit your profile")),
    },
  },
];
