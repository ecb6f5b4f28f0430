import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../../../test/claims.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { category } from "../../../test/stories.ts";
import { SaveStories } from "./save-stories.tsx";

const show = (address: string, offered?: []) =>
  renderAt(address, <SaveStories />, {
    answers: {
      "category.list": () => [category(2, "Film")],
      "savedSearch.createOfArticles": () => ({ id: 1 }),
    },
    ...(offered && { offered }),
  });

beforeEach(() => signIn());

describe("saving a search among the articles", () => {
  it("keeps the words and the category", async () => {
    const { user, calls } = show("/blog?query=sea&category_id=2&page=3");
    await user.click(screen.getByRole("button", { name: "Save this search" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Save this search" }));
    await waitFor(() =>
      expect(dialog.getByText("You are told of each new article with: “sea”, Film.")).toBeTruthy(),
    );
    await user.click(dialog.getByRole("button", { name: "Save search" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls.find(({ path }) => path === "savedSearch.createOfArticles")?.input).toMatchObject({
      ...{ rhythm: "at_once", filter: { search: "sea", category_id: 2 } },
    });
  });

  it.each([
    ["where the list shows all", "/blog?page=2", undefined],
    ["where the upstream keeps none", "/blog?query=sea", []],
  ] as const)("is not offered %s", (_name, address, offered) => {
    show(address, offered && []);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
