import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { type Answers, failure, never } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { pageOf, storiesFrom, tagPage } from "../../../test/stories.ts";
import { TagListing } from "./tag-listing.tsx";

function byTag(change: Parameters<typeof tagPage>[0] = {}, articles = storiesFrom(1, 8), cursor = "next") {
  const { pagination } = pageOf([], articles.length > 0 ? cursor || null : null);
  return { tag: tagPage(change), articles, pagination };
}

function show(answers: Answers, address = "/self-tape") {
  return renderAt(address, <TagListing tagName="self-tape" />, { answers });
}

describe("a tag's page", () => {
  it("shows the tag with its count, and links to its articles", async () => {
    const { report } = show({ "blog.byTag": () => byTag() });
    expect(await screen.findByRole("heading", { level: 1, name: "Self-tape" })).toBeTruthy();
    expect(screen.getByText("Recording an audition at home.")).toBeTruthy();
    expect(screen.getByText("articles").textContent).toBe("9 articles");
    expect(screen.getByRole("link", { name: "Story 3" }).getAttribute("href")).toBe("/blog/story-3");
    expect(report.head).toMatchObject({
      title: "Self-tape advice",
      description: "Framing, light and sound.",
      canonical: "/blog/tag/self-tape",
    });
  });

  it("loads more and writes the page into the URL", async () => {
    const { user } = show({
      "blog.byTag": ({ cursor }: { cursor?: string }) =>
        cursor ? byTag({}, storiesFrom(9, 9), "") : byTag(),
    });
    await user.click(await screen.findByRole("link", { name: "Load More" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(9));
    await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/self-tape?page=2"));
    expect(screen.queryByRole("link", { name: "Load More" })).toBeNull();
  });

  it("shows eight skeletons while it loads", () => {
    const { container } = show({ "blog.byTag": never });
    expect(screen.getByText("Loading articles...")).toBeTruthy();
    expect(container.querySelectorAll("[aria-busy] > div")).toHaveLength(8);
  });

  it("has an empty state with a link to the blog", async () => {
    show({ "blog.byTag": () => byTag({ blog_count: 0 }, []) });
    expect(await screen.findByText("No blogs found for this tag.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to the blog" }).getAttribute("href")).toBe("/blog");
  });

  it("keeps its name with a default description when it cannot be loaded, until Retry works", async () => {
    let isDown = true;
    const { user, report } = show({
      "blog.byTag": () => {
        if (isDown) throw failure("upstream");
        return byTag();
      },
    });
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(screen.getByText("Explore blogs related to self-tape")).toBeTruthy();
    expect(screen.queryByRole("article")).toBeNull();
    expect(report.status).toBe(502);
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findAllByRole("article")).toHaveLength(8);
  });

  it("shows the not-found page for an unknown tag", async () => {
    const { report } = show({
      "blog.byTag": () => {
        throw failure("not_found");
      },
    });
    expect(
      await screen.findByText("Sorry, the page or content you are looking for does not exist."),
    ).toBeTruthy();
    expect(report.status).toBe(404);
  });
});
