import { describe, expect, it } from "vitest";
import { capitalised } from "./capitalised.ts";
import { websiteOf } from "./event-website.ts";

it("capitalises each word of a category", () => {
  expect(capitalised("street theatre & mime")).toBe("Street Theatre & Mime");
  expect(capitalised("stand-up/TV élan")).toBe("Stand-Up/TV Élan");
});

describe("an event's website", () => {
  it("is labelled with its host", () => {
    const website = "https://www.lanternhall.example/calls?x=1";
    expect(websiteOf({ website, title: "Chorus" })).toEqual({ href: website, text: "lanternhall.example" });
  });

  it.each([null, "", "javascript:alert(1)", "not an address"])(
    "is a search for the title instead of %s",
    (website) => {
      expect(websiteOf({ website, title: "Chorus & co" })).toEqual({
        href: "https://www.google.com/search?q=Chorus+%26+co",
        text: "Search the web",
      });
    },
  );
});
