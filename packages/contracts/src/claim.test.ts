import { describe, expect, it } from "vitest";
import { resetPasswordInput, signInInput, signUpInput } from "./account.ts";
import { agencyProfileData, createAgencyProfileInput } from "./agency-profile.ts";
import { createArtistProfileInput } from "./artist-profile.ts";

function messages(
  schema: {
    safeParse: (value: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } };
  },
  value: unknown,
) {
  const first = new Map<string, string>();
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    if (!first.has(path.join("."))) first.set(path.join("."), message);
  }
  return Object.fromEntries(first);
}

describe("an empty sign-up", () => {
  it.each([[{}], [{ name: "", username: "", email: "", password: "", phone: "" }]])(
    "names every field of %j",
    (value) => {
      expect(messages(signUpInput, value)).toEqual({
        name: "Name is required",
        username: "Username is required",
        email: "Email is required",
        password: "Password is required",
        phone: "Phone number is required",
      });
    },
  );

  it("says what is wrong with what was typed", () => {
    const typed = { name: "A", username: "asha", email: "asha@", password: "12345", phone: "+91" };
    expect(messages(signUpInput, typed)).toEqual({
      email: "Invalid email",
      password: "Minimum 6 characters",
      phone: "Enter a valid phone number (not just country code)",
    });
  });

  it.each(["12345", "+919800000000", "a@b.in", "two words"])("refuses the username %s", (username) => {
    expect(messages(signUpInput, { username }).username).toMatch(/Use letters/);
  });
});

describe("a password", () => {
  it.each([
    ["sign-up", signUpInput.shape.password],
    ["sign-in", signInInput.shape.password],
    ["a reset", resetPasswordInput.shape.password],
  ])("has at most two hundred characters at %s", (_where, schema) => {
    expect(schema.safeParse("x".repeat(200)).success).toBe(true);
    expect(schema.safeParse("x".repeat(201)).error?.issues[0]?.message).toBe(
      "Must be at most 200 characters",
    );
  });
});

describe("a claim that was stored before", () => {
  it("is read, whatever its addresses are by now", () => {
    const address = "https://asha@example.com";
    const addresses = { website_address: address, facebook_address: address, youtube_address: address };
    const { shape } = agencyProfileData.shape.profile.unwrap();
    for (const [field, value] of Object.entries(addresses)) {
      expect(shape[field as keyof typeof addresses].parse(value)).toBe(value);
    }
  });
});

describe("an empty claim", () => {
  it("names every field of an artist", () => {
    expect(messages(createArtistProfileInput, {})).toEqual({
      age_range: "Age range is required",
      gender: "Gender is required",
      present_city: "Present city is required",
      travel_cities: "Travel cities are required",
      about: "About section is required",
      experience: "Experience is required",
      compensation: "Compensation is required",
      ready_to_travel: "Travel willingness is required",
      ethnicity: "Ethnicity is required",
      skin_color: "Skin color is required",
      hair_color: "Hair color is required",
      height: "Height is required",
      weight: "Weight is required",
      hair_length: "Hair length is required",
      eye_color: "Eye color is required",
      piercings: "Piercings information is required",
      tattoos: "Tattoos information is required",
      profession: "Profession is required",
      project_name: "Project name is required",
      character_name: "Character name is required",
      year: "Year is required",
      project_city: "Project city is required",
    });
  });

  it("names every field of an agency", () => {
    expect(messages(createAgencyProfileInput(2030), {})).toEqual({
      years_of_experience: "Years of experience is required",
      present_city: "Present city is required",
      about: "About section is required",
      travel_cities: "Travel cities are required",
      ready_to_travel: "Travel willingness is required",
      studio_address: "Studio address is required",
      office_address: "Office address is required",
      website_address: "Website address is required",
      facebook_address: "Facebook address is required",
      youtube_address: "YouTube address is required",
      profession: "Profession is required",
      project_name: "Project name is required",
      character_name: "Character name is required",
      project_year: "Year is required",
      project_city: "Project city is required",
    });
  });
});

describe("an agency's numbers and addresses", () => {
  it.each([
    ["years_of_experience", "", "Years of experience is required"],
    ["years_of_experience", "many", "Years of experience must be a number"],
    ["years_of_experience", "1e999", "Years of experience must be a number"],
    ["years_of_experience", "-1", "Years of experience cannot be negative"],
    ["project_year", "soon", "Year must be a number"],
    ["project_year", "1899", "Year must be after 1900"],
    ["project_year", "2031", "Year cannot be in the future"],
    ["website_address", "", "Website address is required"],
    ["website_address", "javascript:alert(1)", "Invalid URL"],
    ["youtube_address", "not an address", "Invalid URL"],
    ["website_address", "https://callboard.in@example.com", "Invalid URL"],
    ["website_address", "https://asha:secret@example.com/", "Invalid URL"],
    ["website_address", "https://@example.com", "Invalid URL"],
    ["website_address", "https:\\\\asha@example.com", "Invalid URL"],
    ["facebook_address", "https://callboard.in\\@example.com", "Invalid URL"],
    ["facebook_address", "https://callboard.in\t@example.com", "Invalid URL"],
  ])("refuses %s %j with: %s", (field, value, message) => {
    expect(messages(createAgencyProfileInput(2030), { [field]: value })[field]).toBe(message);
  });

  it.each([
    ["years_of_experience", "0"],
    ["years_of_experience", "2.5"],
    ["years_of_experience", "300"],
    ["project_year", "2030"],
    ["website_address", "https://callboard.in/agency?x=1"],
    ["youtube_address", "HTTPS://youtube.com:443/@callboard"],
    ["youtube_address", "https://youtube.com?at=@callboard"],
  ])("takes %s %j", (field, value) => {
    expect(messages(createAgencyProfileInput(2030), { [field]: value })[field]).toBeUndefined();
  });
});
