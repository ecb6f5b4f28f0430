import { expect, it } from "vitest";
import { readArguments } from "./read-arguments.ts";

const needed = ["--url=https://api.example.org", "--apikey=k"];

it("needs an address and an apikey, and has defaults for the rest", () => {
  const { settings, isJson } = readArguments(needed);
  expect(settings).toMatchObject({
    ...{ url: "https://api.example.org", apikey: "k", basePath: "/api/v1", suffixHeader: "x-domain-suffix" },
    ...{ suffixForm: "dotted", suffix: ".in", cityFilter: "as-named", write: false, timeout: 10_000 },
  });
  expect(isJson).toBe(false);
});

it("takes the gateway's settings, and what the run is to do", () => {
  const words = [
    "--base-path=",
    "--suffix-form",
    "bare",
    "--suffix=.co.uk",
    "--city-filter=lowercase",
    "--timeout=500",
  ];
  const { settings, isJson } = readArguments([...needed, ...words, "--json", "--write"]);
  expect(settings).toMatchObject({
    ...{ basePath: "", suffixForm: "bare", suffix: ".co.uk", cityFilter: "lowercase" },
    ...{ timeout: 500, write: true },
  });
  expect(isJson).toBe(true);
});

it.each([
  [["--apikey=k"], "--url is needed: the address of an API, such as https://api.example.org"],
  [["--url=https://api.example.org"], "--apikey is needed: the apikey that goes with every call"],
  [
    ["--url=api.example.org", "--apikey=k"],
    "--url takes the address of an API, such as https://api.example.org",
  ],
  [[...needed, "--suffix-form=round"], "--suffix-form takes dotted or bare"],
  [[...needed, "--username=meera"], "--username and --password go together"],
  [[...needed, "--phone=0981"], "--phone takes a number with its country code, such as +447700900123"],
  [[...needed, "--ulr=x"], "Unknown option '--ulr'"],
  [[...needed, "word"], "Unexpected argument 'word'"],
])("says of %j in one line what is wrong", (words, message) => {
  expect(() => readArguments(words)).toThrow(message);
  expect(message).not.toContain("\n");
});
