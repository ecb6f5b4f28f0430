import type { City } from "@callboard/contracts/reference";

/** What people on the board do. */
export const defaultProfessions = [
  "Actor",
  "Model",
  "Singer",
  "Anchor",
  "Volunteer",
  "Dancer",
  "Musician",
  "Voice artist",
  "Director",
  "Assistant director",
  "Casting agency",
  "Producer",
  "Screenwriter",
  "Photographer",
  "Cinematographer",
  "Editor",
  "Make-up artist",
  "Costume designer",
  "Set designer",
  "Choreographer",
  "Sound engineer",
  "Event management",
] as const;

const places: Record<string, [timeZone: string, names: string[]][]> = {
  IN: [
    [
      "Asia/Kolkata",
      [
        ...["Mumbai", "Delhi", "Bengaluru", "Hyderabad", "Chennai", "Kolkata"],
        ...["Pune", "Ahmedabad", "Jaipur", "Lucknow", "Kochi", "Chandigarh"],
        ...["Bhopal", "Indore", "Nagpur", "Surat", "Vadodara", "Goa", "Guwahati", "Bhubaneswar", "Patna"],
        ...["Varanasi", "Mysuru", "Thiruvananthapuram", "Visakhapatnam", "Noida", "Gurugram", "Thane"],
      ],
    ],
  ],
  GB: [["Europe/London", ["London", "Manchester", "Birmingham", "Glasgow", "Edinburgh", "Bristol", "Leeds"]]],
  US: [
    ["America/New_York", ["New York", "Atlanta", "Boston"]],
    ["America/Chicago", ["Chicago", "Austin"]],
    ["America/Los_Angeles", ["Los Angeles", "San Francisco"]],
  ],
};

/** Cities with their country and time zone, the largest of India first. */
export const defaultCities: Omit<City, "id">[] = Object.entries(places).flatMap(([country, zones]) =>
  zones.flatMap(([time_zone, names]) => names.map((name) => ({ name, country, time_zone }))),
);

/** What a call can be for. */
export const defaultEventCategories = [
  "Theatre",
  "Film",
  "Television",
  "Web series",
  "Modelling",
  "Singing",
  "Anchoring",
  "Dance",
  "Voice-over",
  "Workshops",
  "Crew",
  "Volunteering",
] as const;
