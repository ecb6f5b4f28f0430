import { expect, open } from "../journey.ts";
import { type Answer, answerInstead, long } from "../screenshots/answers.ts";
import { adminAt, calm, lists, loading } from "./admin-scenarios.ts";
import type { Entry } from "./entry.ts";
import { at, press, type Scenario, shows } from "./scenarios.ts";

const list = /^article\.list$/;
const states = ["draft", "scheduled", "published", "unpublished", "archived"];

/** The first articles in one state each. */
const everyState = (data: unknown) => {
  const { articles, pagination } = data as { articles: object[]; pagination: object };
  const later = "2027-03-01T10:00:00.000Z";
  const changed = articles.map((article, index) => ({
    ...article,
    ...(index < states.length && { state: states[index], has_changes: true, scheduled_at: later }),
    ...(index === 0 && { title: "", slug: "", author: null, category_name: null, published_at: null }),
  }));
  return { articles: changed, pagination };
};

const firstMenu: Scenario = async (page) => {
  await page
    .getByRole("button", { name: /^Acts for/ })
    .first()
    .click();
};
const archiving: Scenario = async (page) => {
  await firstMenu(page);
  await page.getByRole("menuitem", { name: "Archive…" }).click();
  await shows("dialog")(page);
};

const first = "/admin/articles/1";
const opening = /^article\.open$/;

type Opened = { article: { fields: object }; editors: object[] };
const changedArticle =
  (article: object, fields: object, editors: object[] = []) =>
  (data: unknown) => {
    const opened = data as Opened;
    return {
      article: { ...opened.article, ...article, fields: { ...opened.article.fields, ...fields } },
      editors,
    };
  };
const at0 = "2026-11-23T06:00:00.000Z";
const draft = { state: "draft", published_at: null };
const nothing = { title: "", slug: "", short_content: "", content: "", category_id: null, tag_ids: [] };
const emptied = changedArticle(draft, { ...nothing, featured_image: null, domain_names: [] });
const archived = changedArticle({ state: "archived" }, {});
const busy = changedArticle({ former_slugs: ["before", "long-before"], has_changes: true }, {}, [
  { user_id: 1, name: "Leela Fernandes", seen_at: at0 },
  { user_id: 2, name: "Joseph Minz", seen_at: at0 },
]);

const inDialog =
  (name: string): Scenario =>
  (page) =>
    page.getByRole("dialog").getByRole("button", { name }).click();

const embedTool = "Embed a call or campaign";
const searching: Scenario = async (page) => {
  await page.getByRole("dialog").getByRole("searchbox").fill("nothing-like-this-anywhere");
  await expect(page.getByText("Nothing was found that everybody sees.")).toBeVisible();
};
const foundAny: Scenario = (page) =>
  expect(page.getByRole("list", { name: "Found" }).getByRole("listitem").first()).toBeVisible();
const cardsAreRead: Scenario = (page) => expect(page.getByText("Nobody sees it now")).toBeVisible();
const embedded = (id: number) =>
  `<figure data-embed="event:${id}"><a href="/event/${id}">A call</a></figure>`;
/** One that everybody sees, one whose title is long, and one that nobody sees. */
const embedding = changedArticle(
  {},
  {
    content: `<p>Before</p>${embedded(1)}${embedded(999_999).replace("A call", "x".repeat(200))}<p>After</p>`,
  },
);

const revisions = `${first}/revisions`;
/** The first revision of a draft that has gone on since. */
const drafted =
  (...steps: Scenario[]): Scenario =>
  async (page) => {
    await at("/admin/articles", press("New article"))(page);
    await page.getByRole("textbox", { name: "Title", exact: true }).fill("A hall that listens");
    await page.getByLabel("Excerpt").fill("What the walls do while nobody plays.");
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await open(page, `${new URL(page.url()).pathname}/revisions`);
    for (const step of [press(/Version 1,/), ...steps]) await step(page);
  };
const revision = /^article\.revision$/;
const longRevision = (data: unknown) => {
  const { fields, ...rest } = data as { fields: object };
  return { ...rest, fields: long({ ...fields, title: "-", short_content: "-", content: "-" }) };
};
const answering =
  (which: RegExp, answer: Answer, scenario: Scenario): Scenario =>
  async (page) => {
    await answerInstead(page, which, answer);
    await scenario(page);
  };

const scheduling: Scenario = async (page) => {
  await press("More acts for this article")(page);
  await page.getByRole("menuitem", { name: "Schedule…" }).click();
  await shows("dialog")(page);
};

const conflict: Scenario = async (page) => {
  const error = {
    message: "Joseph Minz saved this article meanwhile",
    code: -32603,
    data: { code: "conflict" },
  };
  await page.route("**/trpc/article.save", (route) => route.fulfill({ status: 409, json: { error } }));
  await at(first, calm)(page);
  await page.getByRole("textbox", { name: "Title" }).first().fill("Another title");
  await shows("dialog", "Somebody else saved this meanwhile")(page);
};

/** The articles of the back office, in each of their states. */
export const articleStates: readonly Entry[] = [
  {
    route: "/admin/*",
    who: "administrator",
    part: "/admin/articles",
    isOnDesk: true,
    states: {
      articles: adminAt("/admin/articles", list, everyState, calm),
      ...lists("/admin/articles", list),
      "articles, filtered to nothing": at("/admin/articles?search=nothing-like-this-anywhere", calm),
      "what can be done with an article": adminAt("/admin/articles", list, everyState, firstMenu),
      "archiving an article": at("/admin/articles", archiving),
      "archiving refused": async (page) => {
        const error = {
          message: "Leela changed this article meanwhile",
          code: -32603,
          data: { code: "conflict" },
        };
        await page.route("**/trpc/article.changeState", (route) =>
          route.fulfill({ status: 409, json: { error } }),
        );
        await at("/admin/articles", archiving, press("Archive"), shows("alert"))(page);
      },
    },
  },
  {
    route: "/admin/*",
    who: "administrator",
    part: "/admin/articles/:id",
    isOnDesk: true,
    states: {
      "an article": at(first, calm),
      "an article, loading": adminAt(first, opening, "held", loading),
      "an article, failed": adminAt(first, opening, "failed", shows("alert")),
      "an article with long texts": adminAt(first, opening, (data) => long(busy(data)), calm),
      "a draft with nothing in it": adminAt(first, opening, emptied, calm),
      "an archived article": adminAt(first, opening, archived, calm),
      "no such article": at("/admin/articles/nothing", shows("heading", "Article not found")),
      "publishing what is not whole": adminAt(
        first,
        opening,
        emptied,
        press("Publish"),
        shows("dialog"),
        inDialog("Publish"),
        shows("alert"),
      ),
      scheduling: adminAt(first, opening, emptied, scheduling),
      "a link": at(first, press("Link"), shows("dialog", "Link"), press("Add link")),
      "an image": at(first, press("Image"), shows("dialog", "Image")),
      "embedding a call": at(first, press(embedTool), foundAny),
      "embedding, nothing found": at(first, press(embedTool), searching),
      "embedding, failed": answering(/^event\.list$/, "failed", at(first, press(embedTool), shows("alert"))),
      "an article that embeds": adminAt(first, opening, embedding, calm, cardsAreRead),
      "somebody else saved": conflict,
    },
  },
  {
    route: "/admin/*",
    who: "administrator",
    part: "/admin/articles/:id/revisions",
    isOnDesk: true,
    states: {
      revisions: drafted(calm),
      ...lists(revisions, /^article\.revisions$/),
      "a revision, failed": answering(revision, "failed", drafted(shows("alert"))),
      "a revision with long texts": answering(revision, longRevision, drafted(calm)),
      "restoring a revision": drafted(press("Restore"), shows("dialog")),
    },
  },
];
