import { screen } from "@testing-library/react";
import { Link, Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { renderAt } from "../../../test/render-at.tsx";
import { fullTitle, usePageHead } from "./page-head.ts";

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute("content");
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute("href");

function First() {
  usePageHead({ title: "Stories", description: "All of them", canonical: "/blog", robots: "noindex" });
  return <Link to="/second">Second</Link>;
}
function Second() {
  usePageHead({ title: "Callboard for agencies", description: "For agencies" });
  return null;
}

describe("usePageHead", () => {
  beforeEach(() => {
    document.head.innerHTML =
      '<meta name="description" content="written by the gateway"><meta property="og:title" content="Stories">' +
      '<script type="application/ld+json">{}</script><meta name="viewport" content="width=device-width">';
  });

  it("writes title, description, canonical address and robots, and takes back what the next page does not say", async () => {
    const { user } = renderAt(
      "/",
      <Routes>
        <Route path="/" element={<First />} />
        <Route path="/second" element={<Second />} />
      </Routes>,
    );
    expect(document.title).toBe("Stories | Callboard");
    expect(content('meta[name="description"]')).toBe("All of them");
    expect(content('meta[name="robots"]')).toBe("noindex");
    expect(canonical()).toBe(`${window.location.origin}/blog`);

    await user.click(screen.getByRole("link"));
    expect(document.title).toBe("Callboard for agencies");
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(content('meta[name="robots"]')).toBeUndefined();
    expect(canonical()).toBeUndefined();
    expect(document.head.querySelector("[property], script")).toBeNull();
    expect(content('meta[name="viewport"]')).toBe("width=device-width");
  });
});

describe("fullTitle", () => {
  it("puts the site's name behind a title that lacks it", () => {
    expect(fullTitle("Help Center")).toBe("Help Center | Callboard");
    expect(fullTitle("About Callboard")).toBe("About Callboard");
  });
});
