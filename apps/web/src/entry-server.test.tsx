import type { RenderInput } from "@callboard/contracts/rendering";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { start } from "./app/start.tsx";
import { render } from "./entry-server.tsx";

const ask = (url: string, call: RenderInput["call"] = () => Promise.reject(new Error("not asked"))) =>
  render({
    url,
    origin: "https://callboard.in",
    host: "callboard.in",
    now: "2026-03-05T10:00:00.000Z",
    call,
  });

describe("render", () => {
  it("renders a static page with its head and without a single call", async () => {
    const call = vi.fn();
    const { status, head, html, modules } = await ask("/privacy", call);
    expect(status).toBe(200);
    expect(html.includes("Privacy Policy</h1>")).toBe(true);
    expect(html.includes("© 2026 Callboard")).toBe(true);
    expect(head).toMatchObject({
      title: "Privacy Policy | Callboard",
      canonical: "https://callboard.in/privacy",
    });
    expect(modules).toEqual([]);
    expect(call).not.toHaveBeenCalled();
  });

  it.each(["/404", "/metrics", "/no/such/page", "/%E0%A4%A"])(
    "answers %s with the not-found page",
    async (url) => {
      const { status, html, head } = await ask(url);
      expect(status).toBe(404);
      expect(html).toContain("Sorry, the page or content you are looking for does not exist.");
      expect(head.robots).toBe("noindex");
    },
  );

  it.each([
    ["/login", "Sign In | Callboard", undefined],
    ["/register", "Login / Register | Callboard", undefined],
    ["/verify-otp", "Verify mobile number | Callboard", "noindex"],
    ["/forgot-password", "Reset your password | Callboard", "noindex"],
  ])("renders %s, titled %s, for whoever asks", async (url, title, robots) => {
    const { status, head } = await ask(url);
    expect([status, head.title, head.robots]).toEqual([200, title, robots]);
  });

  it("offers to try an address of this site again, and no other", async () => {
    expect((await ask("/404?from=%2Fblog%2Fslow")).html).toContain('href="/blog/slow"');
    for (const from of ["https://evil.example", "//evil.example", "/\\evil.example"]) {
      expect((await ask(`/404?from=${encodeURIComponent(from)}`)).html).not.toContain("Try again");
    }
  });

  it("writes no style attribute and no inline script", async () => {
    for (const url of ["/privacy", "/help", "/contact", "/login", "/register", "/verify-otp", "/404"]) {
      expect((await ask(url)).html).not.toMatch(/ style="|<script/);
    }
  });
});

describe("a rendered page in the browser", () => {
  const address = window.location.href;

  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    document.body.innerHTML = '<div id="root"></div><script type="application/json" id="state"></script>';
  });
  afterEach(() => {
    window.history.replaceState(null, "", address);
  });

  it.each([
    "/privacy",
    "/help",
    "/login?next=%2Fhelp",
    "/register?as=artist",
    "/contact?topic=advertise",
    "/nothing/here",
  ])("takes %s over without a complaint and keeps what is there", async (url) => {
    const { html, state } = await ask(url);
    const root = document.getElementById("root") as HTMLElement;
    root.innerHTML = html;
    (document.getElementById("state") as HTMLElement).textContent = state;
    window.history.replaceState(null, "", url);
    const heading = root.querySelector("h1");
    const text = root.textContent;
    await start();
    expect(root.querySelector("h1")).toBe(heading);
    expect(root.textContent).toBe(text);
  });
});
