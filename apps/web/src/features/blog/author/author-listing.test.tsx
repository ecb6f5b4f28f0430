import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { type Answers, failure } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { pageOf, storiesFrom } from "../../../test/stories.ts";
import { AuthorListing } from "./author-listing.tsx";

const author = { name: "Asha Rao", slug: "asha-rao" };
const byAuthor = (articles = storiesFrom(1, 8), cursor: string | null = "next") => ({
  ...{ author, articles, pagination: pageOf([], cursor).pagination },
});
const show = (answers: Answers) =>
  renderAt("/blog/author/asha-rao", <AuthorListing slug="asha-rao" />, { answers });

describe("an author's page", () => {
  it("shows the name, and links to the articles", async () => {
    const { report } = show({ "blog.byAuthor": () => byAuthor() });
    expect(await screen.findByRole("heading", { level: 1, name: "Asha Rao" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Story 3" }).getAttribute("href")).toBe("/blog/story-3");
    expect(report.head).toMatchObject({
      title: "Articles by Asha Rao",
      canonical: "/blog/author/asha-rao",
    });
  });

  it("loads more and writes the page into the URL", async () => {
    const { user } = show({
      "blog.byAuthor": ({ cursor }: { cursor?: string }) =>
        cursor ? byAuthor(storiesFrom(9, 9), null) : byAuthor(),
    });
    await user.click(await screen.findByRole("link", { name: "Load More" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(9));
    await waitFor(() =>
      expect(screen.getByTestId("address").textContent).toBe("/blog/author/asha-rao?page=2"),
    );
  });

  it("is the not-found page for somebody who has written nothing", async () => {
    const { report } = show({
      "blog.byAuthor": () => {
        throw failure("not_found");
      },
    });
    expect(await screen.findByText(/the page or content you are looking for does not exist/)).toBeTruthy();
    expect(report.status).toBe(404);
  });

  it("offers Retry where it cannot be loaded", async () => {
    const { report } = show({
      "blog.byAuthor": () => {
        throw failure("upstream");
      },
    });
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "asha-rao" })).toBeTruthy();
    expect(report.status).toBe(502);
  });
});
