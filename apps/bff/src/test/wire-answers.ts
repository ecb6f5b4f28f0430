import fc from "fast-check";

/** Answers of upstreams, as different as the specification allows. */

const id = fc.integer({ min: 1, max: 2 ** 40 });
const asId = fc.oneof(id, id.map(String));
const text = fc.string({ maxLength: 30 });
const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => cents / 100);
const day = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2090-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
const seconds = time.map((short) => `${short}:00`);
const moment = fc
  .tuple(day, seconds, fc.constantFrom("T", " "), fc.constantFrom("", "Z", ".000Z", "+05:30", ".250-07:00"))
  .map(([date, clock, separator, zone]) => `${date}${separator}${clock}${zone}`);
const date = fc.oneof(day, moment);
const flag = fc.constantFrom(true, false, 1, 0, "1", "0", "true", "false");
const zone = fc.constantFrom("Asia/Kolkata", "Europe/London", "IST", "Nowhere/Land", "");
const city = fc.oneof(text, fc.constantFrom("London", "new york", " Pune "));

type Fields = Record<string, fc.Arbitrary<unknown>>;

/** An object with the required fields; the others may be there, null or missing. Any more pass by. */
function object(required: Fields, optional: Fields): fc.Arbitrary<object> {
  const loose = Object.fromEntries(
    Object.entries(optional).map(([name, value]) => [name, fc.option(value, { nil: null, freq: 4 })]),
  );
  const all: Fields = { ...required, ...loose, own_field: fc.jsonValue() };
  return fc.record(all, { requiredKeys: Object.keys(required) });
}

const reference = object({ id: asId, name: text }, {});
const category = object({ id: asId, name: text }, { photo: text, show_on_header: flag, blog_count: id });
const tag = object({ tag_slug: text.filter(Boolean) }, { id: asId, tag_name: text, status: text });
const summary = {
  required: { id: asId, slug: text.filter(Boolean), title: text },
  optional: {
    short_content: text,
    featured_image: text,
    category_id: asId,
    category_name: text,
    category,
    published_at: date,
    created_at: date,
    created_by: text,
    is_featured: flag,
    content: text,
  },
};
const blogTag = object({}, { tag_id: asId, tag_name: text, tag_slug: text, domain_name: text });
const blog = object(
  { ...summary.required, content: text },
  {
    ...summary.optional,
    content: text.map((words) => `<h1>${words}</h1><p>${words}</p>`),
    meta_title: text,
    meta_description: text,
    share_preview_link: text,
    tags: fc.array(tag, { maxLength: 3 }),
    blog_tags: fc.array(blogTag, { maxLength: 3 }),
  },
).map((fields) => ({ ...fields, content: Object(fields).content ?? "" }));
const blogSummary = object(summary.required, summary.optional);
const event = object(
  { id: asId, title: text, start_date: date },
  {
    description: text,
    banner_photo: text,
    description_photo: text,
    start_time: fc.oneof(time, seconds, fc.constant("")),
    price: fc.oneof(amount, amount.map(String)),
    compensation: amount,
    raised_so_far: fc.oneof(amount, amount.map(String)),
    website: text,
    venue_name: text,
    present_city: city,
    address: text,
    address_1: text,
    contact_person: text,
    contact_number: fc.oneof(text, id),
    email: text,
    category_name: text,
    eventCategory: reference,
    tags: fc.array(reference, { maxLength: 2 }),
    is_featured: flag,
    created_at: date,
    time_zone: zone,
    apply_by: day,
    end_time: time,
  },
);
const reply = object({ id: asId, content: text }, { author: text, avatar: text, created_at: date });
const comment = object(
  { id: asId, content: text },
  {
    author: text,
    avatar: text,
    created_at: date,
    replies: fc.array(
      fc.tuple(reply, fc.array(reply, { maxLength: 2 })).map(([one, replies]) => ({ ...one, replies })),
      { maxLength: 2 },
    ),
    reply_count: fc.oneof(id, id.map(String)),
  },
);
const video = object(
  { id: asId, title: text },
  { description: text, thumbnail_url: text, is_featured: flag },
);
const person = object({ name: text }, { id: asId, username: text, email: text, phone: text });

const envelope = fc.record(
  { success: fc.constant(true), message: fc.option(text, { nil: null }) },
  { requiredKeys: [] },
);
const pagination = fc.option(
  object({}, { hasNextPage: flag, page: asId, limit: fc.oneof(id, id.map(String)) }),
  { nil: undefined },
);

/** Under `data`, or beside `success`. */
function answer(fields: fc.Arbitrary<object>): fc.Arbitrary<unknown> {
  return fc
    .tuple(envelope, fields, fc.boolean())
    .map(([around, data, isUnder]) => (isUnder ? { ...around, data } : { ...around, ...data }));
}

/** A list under its name, or as the data itself; as an array, or as an object with rows. */
function list(name: string, item: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const rows = fc.array(item, { maxLength: 4 });
  const named = fc
    .tuple(rows, pagination, fc.boolean())
    .map(([all, place, isWrapped]) => ({ [name]: isWrapped ? { rows: all } : all, pagination: place }));
  const bare = fc
    .tuple(envelope, rows, pagination)
    .map(([around, data, place]) => ({ ...around, data, pagination: place }));
  return fc.oneof(answer(named), bare, answer(rows.map((all) => ({ rows: all }))));
}

const one = (name: string, item: fc.Arbitrary<object>) => answer(item.map((fields) => ({ [name]: fields })));

const account = answer(
  fc.tuple(fc.string({ minLength: 1 }), person).map(([token, user]) => ({ token, user })),
);

/** By the call of the specification that they answer. */
export const wireAnswers = {
  "blog.list": list("blogs", blogSummary),
  "blog.bySlug": one("blog", blog),
  "blog.byTag": list("articles", blogSummary),
  "category.list": list("rows", category),
  "tag.list": list("tags", tag),
  "comment.list": list("comments", comment),
  "comment.create": one("comment", comment),
  "reference.professions": list("profession", reference),
  "reference.cities": list("cities", reference),
  "video.list": list("videos", video),
  "event.list": list("events", event),
  "event.related": list("events", event),
  "event.categories": list("categories", reference),
  "event.get": one("event", event),
  "event.create": fc.oneof(one("event", event), envelope),
  "account.signIn": account,
  "account.signUp": account,
  "account.verifyOtp": fc.oneof(account, envelope),
  "account.resendOtp": envelope,
  "profile.claimArtist": envelope,
  "profile.claimAgency": envelope,
};
