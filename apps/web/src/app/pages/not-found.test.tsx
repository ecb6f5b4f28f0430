import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderAt } from "../../test/render-at.tsx";
import { Page } from "./not-found.tsx";

const open = (from: string) => renderAt(`/404?from=${encodeURIComponent(from)}`, <Page params={{}} />);

it("leads back to the page that was not found", () => {
  open("/blog/self-tape?page=2");
  expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe("/blog/self-tape?page=2");
});

it.each(["https://evil.example", "//evil.example", "javascript:alert(1)"])("does not lead to %s", (from) => {
  open(from);
  expect(screen.queryByRole("link", { name: "Try again" })).toBeNull();
});
