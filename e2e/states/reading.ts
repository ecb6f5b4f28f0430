import { open } from "../journey.ts";
import { answerInstead, long } from "../screenshots/answers.ts";
import { embedCards } from "./embed-cards.ts";
import type { Entry } from "./entry.ts";
import {
  at,
  dataStates,
  emptied,
  firstOf,
  menuOnPhone,
  navigateTo,
  press,
  type Scenario,
  shows,
  withAnswers,
} from "./scenarios.ts";

const article = "/blog/self-tape-in-a-one-room-flat";
const withCards = (data: unknown) => ({ ...(data as object), content: embedCards });
const nothing = "nothing-like-this-anywhere";

const upcoming = firstOf("/events?filter=upcoming", /\/event\/\d+/);
const past = firstOf("/events?filter=past", /\/event\/\d+/);
const campaign = firstOf("/crowdfunding?filter=upcoming", /\/Crowdfunding\/\d+/);
const agency = firstOf("/?kind=agency", /\/profiles\/agency\/\d+/);

/** An article redirects after two seconds; here it must not. */
const withPatience =
  (scenario: Scenario): Scenario =>
  async (page) => {
    await page.addInitScript(() => {
      const start = window.setTimeout.bind(window);
      const patient = (work: TimerHandler, ms?: number) => (ms === 2_000 ? 0 : start(work, ms));
      Object.assign(window, { setTimeout: patient });
    });
    await scenario(page);
  };

const withFilters = at("/directory", async (page) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await press("Filters")(page);
  await shows("region", "Profession")(page);
});

const moreRefused: Scenario = async (page) => {
  await answerInstead(page, /./, "failed");
  await page.getByRole("link", { name: "Load More" }).click();
  await shows("alert")(page);
};

/** Filters are chosen, and the others stand open beside them. */
const filtersOpen: Scenario = async (page) => {
  await open(page, "/events?filter=upcoming&gender=Female&sort=deadline");
  await page.getByText("More filters").click();
};

const suggestions: Scenario = async (page) => {
  await open(page, "/blog");
  await page.getByRole("banner").getByRole("searchbox").filter({ visible: true }).fill("mons");
  await shows("link", /^Monsoon Audio/)(page);
};

const preview = {
  ...{
    id: 0,
    slug: "a-draft",
    title: "A hall that listens",
    short_content: "What the walls do.",
    outline: [],
  },
  ...{
    content: "<h2>Before</h2><p>Words.</p>",
    featured_image: null,
    category_id: 1,
    category_name: "Auditions",
  },
  ...{ published_at: null, created_at: "2026-11-23T06:00:00.000Z", created_by: "Leela Fernandes" },
  ...{ is_featured: false, reading_minutes: 1, category: null, meta_title: null, meta_description: null },
  ...{ share_preview_link: null, tags: [], blog_tags: [] },
};
const draft =
  (blog: object): Scenario =>
  async (page) => {
    await page.route("**/trpc/article.preview*", (route) =>
      route.fulfill({ json: [{ result: { data: blog } }] }),
    );
    await open(page, "/help");
    await navigateTo(page, "/blog/preview/a-link-that-somebody-made");
    await shows("heading")(page);
    await page.waitForLoadState("networkidle");
  };

/** Public pages without forms. */
export const reading: readonly Entry[] = [
  {
    route: "/",
    states: {
      filled: at("/"),
      "nothing found": at(`/?query=${nothing}`),
      "menu open": at("/", menuOnPhone),
      ...dataStates("/"),
      empty: emptied("/"),
    },
  },
  {
    route: "/blog",
    states: {
      filled: at("/blog"),
      "nothing found": at(`/blog?query=${nothing}`),
      "second page": at("/blog?page=2"),
      "more refused": at("/blog", moreRefused),
      ...dataStates("/blog"),
    },
  },
  {
    route: "/blog/:slug",
    states: {
      filled: at(article, press(/View replies/), press("Show More")),
      "without comments": emptied(article, /comment/),
      "comments failed": withAnswers("failed", article, { calls: /comment/ }),
      "long texts": withAnswers(long, article),
      "what it embeds": withAnswers(withCards, article, { calls: /^blog\.bySlug$/ }),
      failed: withAnswers("failed", article),
      missing: at(`/blog/${nothing}`),
      loading: withPatience(withAnswers("held", article)),
    },
  },
  {
    route: "/blog/preview/:token",
    states: {
      "a draft": draft(preview),
      "without anything": draft({
        ...preview,
        title: "",
        short_content: "",
        content: "",
        category_name: null,
      }),
      "long texts": draft(long(preview) as object),
      ended: at("/blog/preview/a-link-that-nobody-made", shows("heading", "This preview has ended")),
      failed: withAnswers("failed", "/blog/preview/a-link-that-nobody-made"),
      loading: withAnswers("held", "/blog/preview/a-link-that-nobody-made"),
    },
  },
  {
    route: "/blog/author/:author",
    states: {
      filled: at("/blog/author/devika-sengar"),
      missing: at(`/blog/author/${nothing}`),
    },
  },
  {
    route: "/blog/tag/:tagName",
    states: {
      filled: at("/blog/tag/self-tape"),
      empty: emptied("/blog/tag/self-tape"),
      missing: at(`/blog/tag/${nothing}`),
    },
  },
  { route: "/:tagName", states: { filled: at("/self-tape"), ...dataStates("/self-tape") } },
  {
    route: "/events",
    states: {
      filled: at("/events"),
      "nothing found": at(`/events?search=${nothing}`),
      "further filters": filtersOpen,
      "nothing found by filters": at("/events?filter=upcoming&profession=Nobody&gender=Other&pay=1000"),
      ...dataStates("/events"),
      empty: emptied("/events"),
    },
  },
  {
    route: "/event/:id",
    states: {
      filled: upcoming((address) => at(address)),
      over: past((address) => at(address)),
      "asked to sign in": upcoming((address) => at(address, press("Apply Now"), shows("dialog", "Sign In"))),
      loading: upcoming((address) => withAnswers("held", address)),
      failed: upcoming((address) => withAnswers("failed", address)),
      "long texts": upcoming((address) => withAnswers(long, address)),
      "nothing related": upcoming((address) => emptied(address, /related/)),
      "reported with errors": upcoming((address) =>
        at(address, press("Report this call"), shows("dialog"), press("Send report")),
      ),
      missing: at("/event/999999"),
    },
  },
  {
    route: "/crowdfunding",
    states: {
      filled: at("/crowdfunding"),
      "nothing found": at(`/crowdfunding?search=${nothing}`),
      ...dataStates("/crowdfunding"),
    },
  },
  {
    route: "/Crowdfunding/:id",
    states: {
      filled: campaign((address) => at(address)),
      loading: campaign((address) => withAnswers("held", address)),
      "ledger failed": campaign((address) => withAnswers("failed", address, { calls: /ledger/ })),
      "ledger empty": campaign((address) => emptied(address, /ledger/)),
      "long texts": campaign((address) => withAnswers(long, address)),
      missing: at("/Crowdfunding/999999"),
    },
  },
  {
    route: "/profiles/:kind/:id",
    states: {
      "an artist": at("/profiles/artist/1"),
      "an agency": agency((address) => at(address)),
      ...dataStates("/profiles/artist/1"),
      missing: at("/profiles/artist/999999"),
    },
  },
  {
    route: "/directory",
    states: {
      ...dataStates("/directory"),
      filtered: at("/directory?profession=Actor&travel=yes"),
      "open filters": withFilters,
      "nobody has all of it": at("/directory?search=nobody+at+all&city=Pune"),
      "not counted": withAnswers("failed", "/directory", {
        calls: /profile\.counts/,
        until: shows("heading", "Profiles"),
      }),
    },
  },
  {
    route: "/search",
    states: {
      ...dataStates("/search?query=monsoon"),
      "nothing asked for": at("/search"),
      mistyped: at("/search?query=mira+joshee", shows("link")),
      "nothing found": at(`/search?query=${nothing}`),
      suggestions,
    },
  },
  { route: "/privacy", states: { filled: at("/privacy") } },
  { route: "/terms", states: { filled: at("/terms") } },
  { route: "/how-we-check", states: { filled: at("/how-we-check") } },
  { route: "/help", states: { filled: at("/help") } },
  { route: "/404", states: { filled: at("/404") } },
  { route: "*", states: { missing: at("/no/such/place") } },
];
