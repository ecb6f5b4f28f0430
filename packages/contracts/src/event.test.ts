import { describe, expect, it } from "vitest";
import { createApplicationInput } from "./application.ts";
import { createContributionInput } from "./contribution.ts";
import { crowdfundingForm, eventForm, timedEventForm } from "./event-form.ts";
import { toCents, toEuro } from "./money.ts";

const photo = (size = 10, type = "image/jpeg") => new File([new Uint8Array(size)], "photo.jpg", { type });

const filledForm = {
  title: "Chorus for a new Tempest",
  category_id: "3",
  tags: "theatre",
  description: "Twelve voices.",
  start_date: "2030-05-04",
  start_time: "10:30",
  venue_name: "Old Mill Hall",
  present_city: "Mumbai",
  address_1: "12 Mill Lane",
  address_2: "",
  contact_person: "Asha Rao",
  website: "https://example.com",
  price: "120.50",
  contact_number: "0123456789",
  email: "asha@example.com",
  end_time: "",
  apply_by: "",
  description_photo: photo(),
  banner_photo: photo(),
};

type Form = { safeParse: typeof eventForm.safeParse };

const issues = (form: unknown, schema: Form = eventForm) => {
  const { error } = schema.safeParse(form);
  return Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path, message }) => [path[0], message]),
  );
};

describe("the form of an event", () => {
  it("takes what a browser sends, and gives it its types", () => {
    expect(eventForm.parse(filledForm)).toMatchObject({
      kind: "event",
      category_id: 3,
      price: 120.5,
      address_2: undefined,
      end_time: undefined,
      apply_by: undefined,
    });
  });

  it("names everything that is missing from an empty one", () => {
    const empty = Object.fromEntries(Object.keys(filledForm).map((name) => [name, ""]));
    const said = {
      title: "Event title is required",
      category_id: "Event category is required",
      tags: "Event tag is required",
      description: "Event description is required",
      start_date: "Date is required",
      start_time: "Time is required",
      venue_name: "Venue name is required",
      present_city: "City is required",
      address_1: "Address 1 is required",
      contact_person: "Contact person is required",
      website: "Event website is required",
      price: "Event price is required",
      contact_number: "Contact number is required",
      email: "Email is required",
      description_photo: "Description photo is required",
      banner_photo: "Banner photo is required",
    };
    expect(issues(empty)).toEqual(said);
    expect(issues({})).toEqual(said);
    expect(issues(empty, crowdfundingForm as unknown as Form)).toEqual({
      ...said,
      start_date: "Start date is required",
      start_time: "Start time is required",
    });
  });

  it.each([
    ["website", "example", "Invalid URL"],
    ["website", "ftp://example.com", "Invalid URL"],
    ["price", "many", "Event price is required"],
    ["price", "0", "Price must be positive"],
    ["price", "-3", "Price must be positive"],
    ["website", "https://asha@example.com", "Invalid URL"],
    ["price", "1000000.01", "Must be at most 1000000"],
    ["price", "1.005", "Must have at most two decimals"],
    ["contact_number", "12345", "Contact number must be 10 digits"],
    ["contact_number", "+911234567", "Contact number must be 10 digits"],
    ["email", "nobody", "Invalid email address"],
    ["category_id", "many", "Event category is required"],
    ["start_time", "25:00", "Time is required"],
    ["start_date", "2030-02-30", "Date is required"],
    ["banner_photo", photo(5 * 1_048_576 + 1), "Must be at most 5 MB"],
    ["banner_photo", photo(10, "text/plain"), "Must be a JPEG, PNG or WebP image"],
    ["apply_by", "2030-05-05", "Must not be after the event"],
  ])("says of %s %s what is wrong", (name, value, message) => {
    expect(issues({ ...filledForm, [name]: value })).toEqual({ [name]: message });
  });

  it.each([
    ["title", 150],
    ["tags", 60],
    ["description", 5_000],
  ])("takes a %s of %i characters, and not one more", (name, max) => {
    expect(issues({ ...filledForm, [name]: "x".repeat(max) })).toEqual({});
    const said = { [name]: `Must be at most ${max} characters` };
    expect(issues({ ...filledForm, [name]: "x".repeat(max + 1) })).toEqual(said);
  });

  it("takes a price of a million", () => {
    expect(issues({ ...filledForm, price: "1000000" })).toEqual({});
  });

  it("refuses a beginning that has passed where the event is, but not for a campaign", () => {
    const schema = timedEventForm((city) => (city === "Mumbai" ? "2030-05-04T10:31" : "2030-05-04T06:01"));
    const past = { start_time: "Time cannot be in the past" };
    expect(issues(filledForm, schema)).toEqual(past);
    expect(issues({ ...filledForm, present_city: "London" }, schema)).toEqual({});
    expect(issues({ start_date: "2030-05-03", start_time: "10:30" }, schema)).toMatchObject(past);
    expect(issues({ start_date: "2030-05-03", start_time: "" }, schema).start_time).toBe("Time is required");
    expect(crowdfundingForm.safeParse({ ...filledForm, start_date: "1999-01-01" }).success).toBe(true);
  });
});

describe("an application", () => {
  it("needs nothing but its event", () => {
    expect(createApplicationInput.parse({ event_id: 3, note: " ", reel_url: "" })).toEqual({
      event_id: 3,
      shares_profile: true,
      shared_fields: [],
      allows_sharing: false,
    });
    for (const reel_url of ["javascript:alert(1)", "https://asha@example.com"]) {
      const { error } = createApplicationInput.safeParse({ event_id: 3, reel_url });
      expect(error?.issues[0]?.message).toBe("Invalid URL");
    }
  });
});

describe("a contribution", () => {
  const pledge = { event_id: 3, amount: "25", public_name: "Asha" };
  const said = (change: object) =>
    issues({ ...pledge, ...change }, createContributionInput as unknown as Form);

  it("takes an amount in euro and a name, or none", () => {
    expect(createContributionInput.parse(pledge)).toEqual({ ...pledge, amount: 25, is_anonymous: false });
    expect(said({ public_name: "", is_anonymous: true })).toEqual({});
  });

  it.each([
    [{ amount: "" }, { amount: "Amount is required" }],
    [{ amount: "0.5" }, { amount: "Must be at least 1 euro" }],
    [{ amount: "10000.01" }, { amount: "Must be at most 10000 euro" }],
    [{ amount: "2.345" }, { amount: "Must have at most two decimals" }],
    [{ public_name: " " }, { public_name: "Name is required" }],
    [
      { public_name: "", amount: "" },
      { public_name: "Name is required", amount: "Amount is required" },
    ],
  ])("says what is wrong with %o", (change, issue) => {
    expect(said(change)).toEqual(issue);
  });
});

it("counts money in cents without a rest", () => {
  const wrong: number[] = [];
  for (let cents = -100_000; cents <= 1_000_000; cents += 7) {
    if (toCents(toEuro(cents)) !== cents) wrong.push(cents);
  }
  expect(wrong).toEqual([]);
});
