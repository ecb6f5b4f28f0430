/** What applicants are shown of an edit, with what it was before. Of the description only that it was changed. */
export const changeFields = [
  "title",
  "start_date",
  "start_time",
  "end_time",
  "apply_by",
  "decide_by",
  "venue_name",
  "present_city",
  "address_1",
  "address_2",
  "price",
  "description",
] as const;
export type ChangeField = (typeof changeFields)[number];

/** How each is called where a change is told. */
export const changeWords: Record<ChangeField, string> = {
  title: "title",
  start_date: "date",
  start_time: "time",
  end_time: "end",
  apply_by: "last day to apply",
  decide_by: "day of the answers",
  venue_name: "venue",
  present_city: "city",
  address_1: "address",
  address_2: "second line of the address",
  price: "pay",
  description: "description",
};
