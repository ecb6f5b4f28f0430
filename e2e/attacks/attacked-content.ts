import { sanitiseArticle } from "@callboard/server-kit/article-html";
import type { Answer } from "./attacked-site.ts";
import { type Attack, attackGroups, scriptOf } from "./attacks.ts";
import { scriptAddresses } from "./attacks-by-element.ts";

const created_at = "2026-03-01T09:00:00.000Z";
const pagination = { page: 1, limit: 50, hasNextPage: false, nextCursor: null };
const addresses = scriptAddresses(scriptOf(-1));

/** An item of a list, cycling. */
const turn = <Member>(list: readonly Member[], index: number) => list[index % list.length] as Member;

/** The text before an attack, which must be readable. */
export const wordsBefore = ({ id }: Attack) => `Words before attack ${id}.`;

/** Where no HTML is expected, the API refuses control characters, so they are removed. */
const asPlainText = ({ html }: Attack) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  html.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "").replaceAll("\r", "\n");

const articleHtml = (group: Attack[]) =>
  group.map((attack) => `<p>${wordsBefore(attack)}</p>\n${attack.html}\n`).join("");

/** The article of a group: as stored, or as an API would return it that does not sanitise. */
export const slugOf = (group: number, kind: "stored" | "raw") => `${kind}-${group}`;

function summaryOf(group: number, kind: "stored" | "raw") {
  const text = (index: number) => asPlainText(turn(turn(attackGroups, group), index));
  return {
    id: group + 1,
    slug: slugOf(group, kind),
    title: text(0),
    short_content: text(1),
    featured_image: turn(addresses, group),
    category_id: 1,
    category_name: text(2),
    published_at: created_at,
    created_at,
    created_by: text(3),
    is_featured: group === 0,
    reading_minutes: 1,
  };
}

/** What the call says that some attacks embed. */
function embedOf(group: number) {
  const text = (index: number) => asPlainText(turn(turn(attackGroups, group), index));
  return {
    ...{ id: 1, kind: "event", title: text(6), category_name: text(7), present_city: text(8) },
    ...{ banner_photo: turn(addresses, group + 2), start_date: "2026-12-04", state: "open" },
    ...{ price: 1, raised_so_far: 0, supporters: 0 },
  };
}

function articleOf(slug: string) {
  const [, kind, number] = /^(stored|raw)-(\d+)$/.exec(slug) ?? [];
  const group = attackGroups[Number(number)];
  if (!group || (kind !== "stored" && kind !== "raw")) return null;
  const html = articleHtml(group);
  const name = asPlainText(turn(group, 4));
  const blog = {
    ...summaryOf(Number(number), kind),
    content: kind === "raw" ? html : sanitiseArticle(html),
    embeds: [embedOf(Number(number))],
    category: { id: 1, name, photo: turn(addresses, 1), show_on_header: true },
    meta_title: name,
    meta_description: name,
    share_preview_link: turn(addresses, 2),
    tags: [{ id: 1, tag_name: name, tag_slug: name, status: "active" }],
    blog_tags: [{ tag_id: 1, tag_name: name, tag_slug: name, domain_name: "127.0.0.1" }],
  };
  return { blog };
}

/** The number of comments that a page shows at first. */
const commentCount = 2;

/** The comments under a group's article: each attack of the group is in one. */
export function commentTexts(group: Attack[]): string[] {
  const size = Math.ceil(group.length / commentCount);
  return Array.from({ length: commentCount }, (_, index) =>
    group
      .slice(index * size, (index + 1) * size)
      .map(asPlainText)
      .join("\n"),
  );
}

function commentsOf(group: Attack[]) {
  return commentTexts(group).map((content, index) => ({
    id: index + 1,
    author: asPlainText(turn(group, index + 5)),
    avatar: turn(addresses, index),
    content,
    created_at,
    can: { remove: false },
    replies: [],
    reply_count: 0,
  }));
}

/** The number of events. */
export const eventCount = attackGroups.length;

function eventOf(id: number) {
  const text = (index: number) => asPlainText(turn(attackGroups.flat(), id * 14 + index));
  const group = turn(attackGroups, id);
  const photos = { banner_photo: turn(addresses, id), description_photo: turn(addresses, id + 1) };
  const venue = { venue_name: text(1), present_city: text(2), address: text(3), address_1: text(4) };
  const person = { contact_person: text(5), contact_number: turn(addresses, id), email: text(6) };
  const day = { start_date: "2026-12-04", start_time: "10:30", end_time: null, apply_by: null };
  return {
    ...{ ...photos, ...venue, ...person, ...day, id, kind: "event", title: text(0) },
    description: group.map(asPlainText).join("\n"),
    time_zone: "Asia/Kolkata",
    time_zone_name: text(11),
    starts_at: "2026-12-04T05:00:00.000Z",
    apply_until: "2026-12-04T05:00:00.000Z",
    address_2: text(7),
    category_name: text(8),
    is_featured: false,
    ...{ price: 1, compensation: 1, raised_so_far: 0, supporters: 0, created_at },
    website: turn(addresses, id),
    eventCategory: { id: 1, name: text(9) },
    tags: [{ id: 1, name: text(10) }],
    status: "published",
  };
}

const articles = () => ({ blogs: attackGroups.map((_, group) => summaryOf(group, "raw")), pagination });

const answers: [path: RegExp, answer: (found: string) => unknown][] = [
  [/\/blog\/view-by-slug\/(.+)$/, articleOf],
  [/\/blog\/view$/, articles],
  [/\/comment\/blog\/(\d+)$/, (id) => ({ comments: commentsOf(turn(attackGroups, Number(id) - 1)) })],
  [/\/category\/view$/, () => ({ rows: [], pagination })],
  [/\/tag\/view$/, () => ({ tags: [], pagination })],
  [/\/event\/get\/(\d+)$/, (id) => ({ event: eventOf(Number(id)) })],
  [/\/event\/category\/\d+$/, () => ({ events: [eventOf(1), eventOf(2)], pagination })],
];

/** The answers of an API whose every text is an attack. */
export const hostileAnswer: Answer = ({ pathname }) => {
  for (const [path, answer] of answers) {
    const found = path.exec(pathname);
    if (found) return answer(found[1] ?? "");
  }
  return null;
};
