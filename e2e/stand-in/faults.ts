import type { Outgoing } from "./options.ts";

// biome-ignore lint/suspicious/noExplicitAny: a fault may be planted anywhere in an answer
type Spoiled = any;
/** What is sent in place of an answer, or of parts of it. */
export type Fault = (answer: Outgoing & { body: Spoiled }) => Partial<Outgoing>;

const works = ({ status }: Outgoing) => status < 300;

/** Changes what an answer that works has under `data`. */
const inData =
  (spoil: (data: Spoiled, query: Outgoing["query"]) => unknown): Fault =>
  (answer) => {
    if (works(answer)) spoil(answer.body.data, answer.query);
    return {};
  };

/** Puts these fields into the first row of a list. */
const inFirst = (name: string, fields: object) =>
  inData((data) => Object.assign(data[name][0] ?? {}, fields));

/** Puts these fields into all rows of a list. */
const inRows = (name: string, fields: object) =>
  inData((data) => data[name].map((row: object) => Object.assign(row, fields)));

const instead =
  (from: number, to: Partial<Outgoing>): Fault =>
  ({ status }) =>
    status === from ? to : {};

const html: Fault = (answer) => (works(answer) ? { type: "text/html", body: "<h1>Welcome</h1>" } : {});
const failed: Fault = (answer) => (works(answer) ? { body: { success: false, message: "No credit" } } : {});

/** A fault in each of the calls, and what has to be said of it. */
export const faults: [call: string, route: string, fault: Fault, found: string][] = [
  ["POST auth/login", "/auth/login", inData((data) => delete data.token), "token is missing"],
  [
    "POST auth/signup",
    "/auth/signup",
    inData((data) => Object.assign(data, { token: 7 })),
    "token is a number",
  ],
  [
    ...(["POST auth/verify/mobile-otp", "/auth/verify/mobile-otp", html] as const),
    "answers 201 with no JSON (text/html)",
  ],
  [
    ...(["POST auth/resend/otp", "/auth/resend/otp", failed] as const),
    "answers 201 with success false: No credit",
  ],
  [
    ...(["GET blog/view", "/blog/view", inRows("blogs", { title: undefined })] as const),
    "title is missing in 10 of 10 rows",
  ],
  [
    ...(["GET tag/view", "/tag/view", inRows("tags", { tag_slug: null, slug: null })] as const),
    "tag_slug is missing in 9 of 9 rows",
  ],
  [
    ...(["GET category/view", "/category/view", inRows("rows", { name: 3 })] as const),
    "name is a number in 7 of 7 rows",
  ],
  [
    ...(["GET blog/view-by-slug/{slug}", "/blog/view-by-slug/:slug", instead(404, { status: 400 })] as const),
    "answers 400 for what is not there, not 404",
  ],
  [
    ...(["GET blog/view-by-tag/{tag_name}", "/blog/view-by-tag/:tag_name"] as const),
    inData(({ pagination }) => Object.assign(pagination, { hasNextPage: true })),
    "says on the empty page 2 that there is a next page",
  ],
  [
    ...(["GET comment/blog/{id}", "/comment/blog/:id", inFirst("comments", { content: null })] as const),
    "content is null in 1 of 9 rows",
  ],
  [
    ...(["GET profession/view", "/profession/view"] as const),
    inData((data) => Object.assign(data, { jobs: data.profession, profession: undefined })),
    "profession is missing",
  ],
  [
    ...(["GET cities/view", "/cities/view", instead(200, { status: 500, body: { message: "Oh" } })] as const),
    "answers 500: Oh",
  ],
  [
    ...(["GET event/list", "/event/list", inFirst("events", { start_date: "05.03.2026" })] as const),
    'start_date is the text "05.03.2026" in 1 of 10 rows',
  ],
  [
    ...([
      "GET video/list",
      "/video/list",
      inData(([video]) => Object.assign(video ?? {}, { id: "a-b" })),
    ] as const),
    'id is the text "a-b" in 1 of 5 rows',
  ],
  [
    ...(["GET event/get/{id}", "/event/get/:id"] as const),
    inData(({ event }) => Object.assign(event, { tags: "Paid" })),
    'tags is the text "Paid"',
  ],
  ["GET event categories", "/event-category/view", html, "answers 200 with no JSON (text/html)"],
  [
    ...(["GET event/category/{category_id}", "/event/category/:category_id"] as const),
    inFirst("events", { eventCategory: { id: 1 } }),
    "eventCategory.name is missing in 1 of 4 rows",
  ],
  [
    ...(["POST comment/create", "/comment/create", instead(401, { status: 403 })] as const),
    "answers 403 without a bearer, not 401",
  ],
  [
    ...(["POST artist-profile/create", "/artist-profile/create", instead(422, { status: 500 })] as const),
    "answers 500 to an empty body, not 422",
  ],
  [
    ...(["POST agency-profile/create", "/agency-profile/create", instead(403, { status: 401 })] as const),
    "answers 401 to a wrong apikey, not 403",
  ],
  [
    ...(["POST event/create", "/event/create", instead(422, { status: 404 })] as const),
    "answers 404 to an empty body, which leads away from the form",
  ],
];

/** What a list of articles may do wrong with what it is asked. */
export const habits: [habit: string, fault: Fault, found: string[]][] = [
  [
    "that gives more rows than were asked for",
    inData((data, { limit }) =>
      Object.assign(data, { blogs: [...data.blogs, ...(limit === "2" ? data.blogs : [])] }),
    ),
    ["gives 4 rows where limit is 2"],
  ],
  [
    "that does not go on",
    inData(
      ({ blogs }, { limit }) =>
        limit === "2" && blogs.splice(0, 2, { ...blogs[0], id: 1 }, { ...blogs[1], id: 2 }),
    ),
    ["repeats 2 rows of page 1 on page 2"],
  ],
  [
    "that says too early that it ends",
    inData(({ pagination }) => Object.assign(pagination, { hasNextPage: false })),
    ["says on page 1 that there is no next page, and has rows on page 2"],
  ],
  [
    "that does not filter",
    inData(({ blogs }, { is_featured }) => is_featured && Object.assign(blogs[0], { is_featured: false })),
    ["does not filter by is_featured=true: 1 of 9 rows do not belong there"],
  ],
  [
    "that refuses a parameter",
    ({ query, status }) =>
      query.search && status === 200 ? { status: 422, body: { message: { search: "no" } } } : {},
    ["answers 422: no, to search=contract-check-that-is-not-there"],
  ],
  [
    "that visitors may not see",
    instead(200, { status: 401, body: { message: "Sign in" } }),
    ["answers 401 without a bearer: visitors would see nothing", "answers 401: Sign in"],
  ],
];
