import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderAt } from "../../test/render-at.tsx";
import { HelpCenter } from "./help-center.tsx";

const questions = () => Array.from(document.querySelectorAll("summary"), ({ textContent }) => textContent);
const links = () => screen.getAllByRole("link", { hidden: true }).map((link) => link.getAttribute("href"));
const fixed = ["How do I reset my password?", "Where is my purchase history?"];

it("explains what the upstream offers", () => {
  renderAt("/help", <HelpCenter />);
  expect(questions()).toEqual(
    expect.arrayContaining([...fixed, "Who sees the personal details of my profile?"]),
  );
  expect(links()).toEqual([
    "/forgot-password",
    "/verify-otp",
    "/account#contributions",
    "/how-we-check",
    "/contact",
  ]);
});

it("promises nothing that the upstream does not offer, and still answers", () => {
  renderAt("/help", <HelpCenter />, { offered: [] });
  expect(questions()).toEqual(expect.arrayContaining(fixed));
  expect(questions()).not.toContain("Who sees the personal details of my profile?");
  expect(links()).toEqual(["/contact", "/verify-otp", "/contact"]);
  expect(screen.queryByText(/text you a code of six|My contributions|pledge/)).toBeNull();
});
