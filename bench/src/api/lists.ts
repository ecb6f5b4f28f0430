import { searchWords } from "./fill-database.ts";

/** A list that is measured; `depth` is the page by number that a cursor leads behind. */
export type MeasuredList = {
  name: string;
  /** Of another address than the subject's: then the list is compared with itself among few rows. */
  path?: string;
  query: string;
  depth?: number;
  as?: "poster" | "applicant";
};

/** The page that everything is compared with, there among 1,000 events. */
export const firstPage: MeasuredList = { name: "first page", query: "" };

const word = (key: keyof typeof searchWords, more = "") => `search=${searchWords[key]}${more}`;
const upcoming = "&is_event=upcoming";

const actress = "kind=event&profession=Profession%203&gender=Female&age=18-25";
/** Filters of calls, each beside the same among few. */
const listed = { path: "/event/list" };
const facets = { path: "/event/facets" };

/** What the lists of events are asked for, alone and together. */
export const eventLists: MeasuredList[] = [
  firstPage,
  { name: "by date, soonest upcoming first", query: "sortBy=start_date&sortOrder=ASC&is_event=upcoming" },
  { name: "campaigns", query: "kind=crowdfunding" },
  { name: "featured", query: "is_featured=true" },
  { name: "one category", query: "category_id=3" },
  { name: "upcoming", query: "is_event=upcoming" },
  { name: "past", query: "is_event=past" },
  { name: "city", query: "present_city=City%200" },
  { name: "city, upcoming", query: `present_city=City%200${upcoming}` },
  { name: "small city, upcoming", query: `present_city=City%2039${upcoming}` },
  { name: "city with nothing upcoming, upcoming", query: `present_city=Ghost${upcoming}` },
  { name: "featured, upcoming, of a kind", query: `is_featured=true&kind=event${upcoming}` },
  {
    name: "city, category, kind, upcoming",
    query: `present_city=City%200&category_id=3&kind=event${upcoming}`,
  },
  {
    name: "every filter",
    query: `present_city=City%200&category_id=3&kind=event&is_featured=true${upcoming}`,
  },
  { name: "search, a word of every event", query: word("all") },
  { name: "search, one in 10", query: word("tenth") },
  { name: "search, one in 100", query: word("hundredth") },
  { name: "search, one in 1,000", query: word("few") },
  { name: "search, one in 20,000", query: word("rare") },
  { name: "search, no match", query: "search=nothingofthatname" },
  { name: "search, two words", query: "search=tenthly%20hundredthly" },
  { name: "search, a word of every event beside one of none", query: "search=audition%20nothing" },
  {
    name: "search, no match, every filter",
    query: `search=nothing&kind=event&present_city=City%200&category_id=3&is_featured=false${upcoming}`,
  },
  { name: "search, every word of a city, upcoming", query: word("all", `&present_city=City%200${upcoming}`) },
  { name: "search, one in 100, upcoming", query: word("hundredth", upcoming) },
  { name: "search, only in the older half", query: word("old") },
  { name: "behind row 1,000 by cursor", query: "", depth: 100 },
  { name: "behind row 10,000 by cursor", query: "", depth: 1_000 },
  { name: "behind row 100,000 by cursor", query: "limit=100", depth: 1_000 },
  { name: "past, behind row 10,000 by cursor", query: "is_event=past", depth: 1_000 },
  { name: "search, behind row 1,000 by cursor", query: word("all"), depth: 100 },
  { name: "page 1,000 by number", query: "page=1000" },
  { ...listed, name: "a profession", query: "kind=event&profession=Profession%203&is_event=upcoming" },
  { ...listed, name: "a profession, a gender and an age", query: `${actress}&is_event=upcoming` },
  {
    ...listed,
    name: "paid from 500, soonest deadline first",
    query: "kind=event&pay=500&sort=deadline&is_event=upcoming",
  },
  { ...listed, name: "the best paid first", query: "kind=event&sort=pay&is_event=upcoming" },
  { ...listed, name: "applications close within a week", query: "kind=event&closes_within=7" },
  {
    ...listed,
    name: "self-tapes, fair, one in 100",
    query: `kind=event&self_tape=yes&is_fair=true&${word("hundredth")}`,
  },
  { ...facets, name: "facets", query: "" },
  {
    ...facets,
    name: "facets of upcoming calls for a profession, a gender and an age",
    query: `${actress}&is_event=upcoming`.replace("kind=event&", ""),
  },
  { ...facets, name: "facets of one in 100", query: word("hundredth") },
];

/** What the lists of articles are asked for. */
export const articleLists: MeasuredList[] = [
  firstPage,
  { name: "by publication, oldest first", query: "sortBy=published_at&sortOrder=ASC" },
  { name: "featured, of a category", query: "is_featured=true&category_id=3" },
  { name: "search, a word of every article", query: word("all") },
  { name: "search, one in 100", query: word("hundredth") },
  { name: "search, one in 1,000", query: word("few") },
  { name: "search, one in 10,000", query: word("rare") },
  { name: "search, no match", query: "search=nothing" },
  { name: "search, no match, every filter", query: "search=nothing&is_featured=false&category_id=3" },
  { name: "search, a word of every article beside one of none", query: "search=audition%20nothing" },
  { name: "search, two words", query: "search=tenthly%20hundredthly" },
  { name: "search, one in 100 of a category", query: word("hundredth", "&category_id=3") },
  { name: "search, only in the older half", query: word("old") },
  { name: "search, only in the older half, of a category", query: word("old", "&category_id=3") },
  { name: "search, the beginning of many words", query: "search=r" },
  { name: "behind row 10,000 by cursor", query: "", depth: 1_000 },
  { name: "search, behind row 1,000 by cursor", query: word("all"), depth: 100 },
];

const received = "/application/event/1";
const board = { path: received, as: "poster" as const };

/** What posters and applicants ask for, each beside the same among few. */
export const applicationLists: MeasuredList[] = [
  { ...board, name: "received for a call, newest first", query: "" },
  { ...board, name: "received, oldest first", query: "sort=oldest" },
  { ...board, name: "received, most stars first", query: "sort=rating" },
  { ...board, name: "received, one state", query: "state=shortlisted" },
  { ...board, name: "received, one state, most stars first", query: "state=shortlisted&sort=rating" },
  { ...board, name: "received, a label", query: "label_id=1" },
  { ...board, name: "received, a word of all", query: `text=${searchWords.all}` },
  { ...board, name: "received, a word of one in 100", query: `text=${searchWords.hundredth}` },
  { ...board, name: "received, a word of none", query: "text=nothingofthatname" },
  { ...board, name: "received, behind the third page by cursor", query: "", depth: 3 },
  { as: "poster", name: "the board's counts", path: "/application/board/1", query: "" },
  {
    as: "poster",
    name: "the board's counts, a word of one in 100",
    path: "/application/board/1",
    query: `text=${searchWords.hundredth}`,
  },
  { as: "poster", name: "one's own calls, with their applications", path: "/event/mine", query: "" },
  { as: "applicant", name: "one's own applications", path: "/application/mine", query: "" },
];

const counts = { path: "/profile/counts" };
const manyFacets = "profession=Profession%200&city=City%200&language=Language%200&travel=yes";

/** What the directory is asked for; its counts each beside the same among few. */
export const profileLists: MeasuredList[] = [
  firstPage,
  { name: "agencies", query: "kind=agency" },
  { name: "recently changed", query: "sort=updated" },
  { name: "a profession", query: "profession=Profession%200" },
  { name: "a city", query: "city=City%200" },
  { name: "a small city", query: "city=City%2039" },
  { name: "a city that nobody lives in", query: "city=Nowhere" },
  { name: "a language", query: "language=Language%207" },
  { name: "a skill of one in 200", query: "skill=Skill%20199" },
  { name: "available on a day, one in eight away", query: "available=2027-05-03" },
  { name: "available on a day, nine in ten away", query: "available=2027-08-03" },
  { name: "a skill of one in 200, available", query: "skill=Skill%20199&available=2027-08-03" },
  { name: "four facets", query: manyFacets },
  { name: "four facets, recently changed", query: `${manyFacets}&sort=updated` },
  { name: "two facets that hardly anybody has both", query: "city=City%2039&skill=Skill%20199" },
  { name: "search, a word of everybody", query: word("all") },
  { name: "search, one in 100", query: word("hundredth") },
  { name: "search, one in 100,000", query: word("rare") },
  { name: "search, no match", query: "search=nothingofthatname" },
  { name: "search, one in 100 of a city", query: word("hundredth", "&city=City%200") },
  { name: "behind row 10,000 by cursor", query: "", depth: 1_000 },
  { name: "a city, behind row 10,000 by cursor", query: "city=City%200", depth: 1_000 },
  { name: "page 1,000 by number", query: "page=1000" },
  { ...counts, name: "counts", query: "" },
  { ...counts, name: "counts, a city", query: "city=City%200" },
  { ...counts, name: "counts, available, nine in ten away", query: "available=2027-08-03" },
  { ...counts, name: "counts, four facets", query: manyFacets },
  { ...counts, name: "counts, a skill of one in 200", query: "skill=Skill%20199" },
  { ...counts, name: "counts, a word of one in 100", query: word("hundredth") },
];
