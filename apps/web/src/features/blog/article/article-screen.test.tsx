import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Answers, failure, never } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { article, storiesFrom } from "../../../test/stories.ts";
import { ArticleScreen } from "./article-screen.tsx";

const answers: Answers = {
  "blog.bySlug": () => article(),
  "blog.recommended": () => storiesFrom(21, 24),
};

function show(change: Answers = {}, host = "localhost:3000", offered?: readonly []) {
  const element = <ArticleScreen slug="self-tape" renderComments={({ id }) => <p>Comments of {id}</p>} />;
  return renderAt("/blog/self-tape", element, {
    answers: { ...answers, ...change },
    route: "/blog/:slug",
    host,
    ...(offered && { offered }),
  });
}

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("an article", () => {
  it.each([
    ["leads to the page of its author", "devika-sengar", undefined, "/blog/author/devika-sengar"],
    ["only names an author without a page", null, undefined, undefined],
    ["only names the author where an upstream has no pages of authors", "devika-sengar", [], undefined],
  ] as const)("%s", async (_name, author_slug, offered, path) => {
    show({ "blog.bySlug": () => article({ author_slug }) }, undefined, offered);
    const name = await screen.findByText("Devika Sengar");
    expect(name.closest("a")?.getAttribute("href")).toBe(path);
  });

  it("shows its metadata, its text and its comments", async () => {
    const { report } = show();
    expect(await screen.findByRole("heading", { level: 1, name: "A good self-tape" })).toBeTruthy();
    expect(screen.getByText("05 Mar 2026")).toBeTruthy();
    expect(screen.getByText("5 min read")).toBeTruthy();
    expect(screen.getByText("About story 7.")).toBeTruthy();
    expect(await screen.findByText("Second.")).toBeTruthy();
    expect(screen.getByText("Comments of 7")).toBeTruthy();
    expect(screen.getByRole("link", { name: "All Articles" }).getAttribute("href")).toBe("/blog");
    expect(report.head).toMatchObject({
      title: "A good self-tape",
      description: "About story 7.",
      canonical: "/blog/self-tape",
      subject: { kind: "article" },
    });
  });

  it("takes the document's head from its meta fields", async () => {
    const blog = article({
      meta_title: "Self-tapes",
      meta_description: "How to",
      share_preview_link: "/media/a-1440.webp",
    });
    const { report } = show({ "blog.bySlug": () => blog });
    await screen.findByRole("heading", { level: 1, name: blog.title });
    expect(report.head).toMatchObject({
      title: "Self-tapes",
      description: "How to",
      image: { href: "/media/a-1440.webp" },
    });
  });

  it("leads to its present address from one that it had before", async () => {
    const { report } = show({ "blog.bySlug": () => article({ slug: "after" }) });
    await screen.findByText("Second.");
    expect(report).toMatchObject({ status: 301, redirect: "/blog/after" });
  });

  it("falls back to Uncategorized and to the creation date", async () => {
    show({ "blog.bySlug": () => article({ category_name: null, published_at: null }) });
    expect(await screen.findByText("Uncategorized")).toBeTruthy();
    expect(screen.getByText("01 Mar 2026")).toBeTruthy();
  });

  it("links to its sections in a table of contents", async () => {
    show();
    const [contents] = await screen.findAllByRole("navigation", { name: "Table of contents" });
    const links = within(contents as HTMLElement).getAllByRole("link");
    expect(links.map((link) => new URL((link as HTMLAnchorElement).href).hash)).toEqual([
      "#section-light",
      "#section-lamps",
    ]);
    expect((await screen.findByRole("heading", { level: 3, name: "Lamps" })).id).toBe("section-lamps");
  });

  it("has no table of contents without headings", async () => {
    show({ "blog.bySlug": () => article({ content: "<p>Short.</p>", outline: [] }) });
    await screen.findByText("Short.");
    expect(screen.queryByRole("navigation", { name: "Table of contents" })).toBeNull();
  });

  it("sanitises HTML that the server did not render", async () => {
    const content = '<p>Fine.</p><img src="x" onerror="alert(1)"><script>alert(2)</script>';
    const { container } = show({ "blog.bySlug": () => article({ content }) });
    await screen.findByText("Fine.");
    expect(container.innerHTML).not.toMatch(/onerror|alert/);
  });

  it("keeps the cards of what the article embeds as the gateway writes them", async () => {
    const card =
      '<figure class="embed"><img src="/media/a-1440.webp" srcset="/media/a-480.webp 480w" sizes="94vw" alt="" width="960" height="540" loading="lazy" decoding="async"><div><p class="embed-kind embed-straw">Crowdfunding</p><p class="embed-title"><a href="/Crowdfunding/7">Roof</a></p><progress max="100" value="25" aria-label="Raised so far"></progress><p class="embed-facts"><b>€5</b> · <time datetime="2026-12-05">05 Dec 2026</time></p></div></figure>';
    show({ "blog.bySlug": () => article({ content: card }) });
    expect((await screen.findByRole("figure")).outerHTML).toBe(card);
    expect(screen.getByRole("progressbar", { name: "Raised so far" })).toBeTruthy();
  });

  it("navigates on the client for links inside the text", async () => {
    const content = '<p><a href="/blog/other?a=1">Other</a></p>';
    const { user } = show({ "blog.bySlug": ({ slug }: { slug: string }) => article({ slug, content }) });
    await user.click(await screen.findByRole("link", { name: "Other" }));
    expect(screen.getByTestId("address").textContent).toBe("/blog/other?a=1");
  });

  it("shows the tags of this domain, and uses the long URL for reserved ones", async () => {
    const tag = (tag_slug: string, domain_name: string) => ({
      tag_id: 1,
      tag_name: tag_slug,
      tag_slug,
      domain_name,
    });
    const blog_tags = [
      tag("lighting", "callboard.in"),
      tag("events", "callboard.in"),
      tag("mumbai", "callboard.com"),
    ];
    show({ "blog.bySlug": () => article({ blog_tags }) }, "www.callboard.in");
    const tags = await screen.findByRole("list", { name: "Tags" });
    const links = within(tags).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["#lighting", "/lighting"],
      ["#events", "/blog/tag/events"],
    ]);
  });

  it("recommends four articles and links to all of them", async () => {
    show();
    const region = await screen.findByRole("region", { name: "Recommended Articles" });
    expect(await within(region).findAllByRole("article")).toHaveLength(4);
    expect(within(region).getByRole("link", { name: "View All" }).getAttribute("href")).toBe("/blog");
  });

  it("stays readable when the recommendations fail", async () => {
    const { toasts } = show({
      "blog.recommended": () => {
        throw failure("upstream");
      },
    });
    const region = await screen.findByRole("region", { name: "Recommended Articles" });
    expect(await within(region).findByRole("alert")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 })).toBeTruthy();
    expect(toasts).toEqual([]);
  });
});

describe("sharing an article", () => {
  it("links to the networks' share pages in a new tab", async () => {
    show({}, "callboard.in");
    const facebook = await screen.findByRole<HTMLAnchorElement>("link", { name: /Facebook/ });
    expect(new URL(facebook.href).searchParams.get("u")).toBe("https://callboard.in/blog/self-tape");
    const whatsApp = screen.getByRole<HTMLAnchorElement>("link", { name: /Whatsapp/ });
    expect(new URL(whatsApp.href).searchParams.get("text")).toBe(
      "A good self-tape https://callboard.in/blog/self-tape",
    );
    expect(whatsApp.target).toBe("_blank");
  });

  it("copies the link and confirms it for a second and a half", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Copied!")).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(window.location.origin + window.location.pathname);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.queryByText("Copied!")).not.toBeNull();
    act(() => void vi.advanceTimersByTime(600));
    expect(screen.queryByText("Copied!")).toBeNull();
  });
});

describe("an article that does not come", () => {
  it("shows the not-found page for an unknown slug", async () => {
    const { report } = show({
      "blog.bySlug": () => {
        throw failure("not_found", "Blog not found");
      },
    });
    expect(
      await screen.findByText("Sorry, the page or content you are looking for does not exist."),
    ).toBeTruthy();
    expect(report.status).toBe(404);
  });

  it("shows the error and loads on Retry", async () => {
    let isDown = true;
    const { user, report } = show({
      "blog.bySlug": () => {
        if (isDown) throw failure("network");
        return article();
      },
    });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Network error, please check your connection");
    expect(report.status).toBe(504);
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("heading", { level: 1, name: "A good self-tape" })).toBeTruthy();
  });

  it("redirects to the not-found page with Retry after two seconds", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show({ "blog.bySlug": never });
    expect(screen.getByText("Loading article...")).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1_900));
    expect(screen.getByTestId("address").textContent).toBe("/blog/self-tape");
    act(() => void vi.advanceTimersByTime(200));
    await waitFor(() =>
      expect(screen.getByTestId("address").textContent).toBe("/404?from=%2Fblog%2Fself-tape"),
    );
  });
});
