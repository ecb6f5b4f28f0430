import { describe, expect, it } from "vitest";
import { embedsOf, replaceEmbeds } from "./article-embed.ts";
import { readingMinutes, sanitiseArticle, sanitiseForeignArticle, textOf } from "./article-html.ts";

const call = '<figure data-embed="event:12"><a href="/event/12">Six &amp; lanterns</a></figure>';
const campaign = '<figure data-embed="crowdfunding:7"><a href="/Crowdfunding/7">Roof</a></figure>';

describe("an embed", () => {
  it.each([call, campaign, `<p>a</p>${call}<ul><li>${campaign}</li></ul>`])("stays: %s", (html) => {
    expect(sanitiseArticle(html)).toBe(html);
    expect(sanitiseForeignArticle(html, () => {})).toBe(html);
  });

  it("loses whatever else is written on it", () => {
    const html = call
      .replace("<figure", '<figure onclick="x()" class="embed" id="a" style="x" data-id="3"')
      .replace("<a", '<a onclick="x()" target="_blank" rel="opener" data-embed="event:12"');
    expect(sanitiseArticle(html)).toBe(call);
  });

  it.each([
    ["of another kind", call.replace("event:12", "profile:12")],
    ["without a kind", call.replace("event:12", "12")],
    ["without a name", call.replace('="event:12"', "")],
    ["with an empty name", call.replace("event:12", "")],
    ["with no number", call.replace("event:12", "event:x")],
    ["with more than a number", call.replace("event:12", "event:12 or 1=1")],
    ["with a number that no database counts to", call.replaceAll("12", "1234567890123456")],
    ["with a zero before", call.replaceAll("12", "012")],
    ["with an object's own name", call.replace("event:12", "constructor:12")],
    ["that leads to another call", call.replace("/event/12", "/event/13")],
    ["that leads elsewhere", call.replace("/event/12", "https://a.example/event/12")],
    ["of a call with a campaign's link", call.replace("/event/12", "/Crowdfunding/12")],
    ["around an element", call.replace("Six", "<em>Six</em>")],
    ["around an image", call.replace("<a", '<img src="/media/a-1440.webp"><a')],
    ["with words beside its link", call.replace("</figure>", " more</figure>")],
    ["without a link", '<figure data-embed="event:12"><p>Six</p></figure>'],
    ["that does not end", '<figure data-embed="event:12">Six'],
    ["inside another", call.replace("<a", `${call}<a`)],
  ])("is none %s", (_name, html) => {
    const clean = sanitiseArticle(html);
    expect(clean.replace(call, "")).not.toContain("data-embed");
    expect(clean).toContain("Six");
    expect(sanitiseArticle(clean)).toBe(clean);
  });

  it("has no script for an address", () => {
    const html = '<figure data-embed="event:12"><a href="javascript:x()">Six</a></figure>';
    expect(sanitiseArticle(html)).toBe("<figure><a>Six</a></figure>");
  });

  it("is not made by a text or an attribute that looks like one", () => {
    const html = sanitiseArticle(`<p>${call.replaceAll("<", "&lt;")}</p><a title='${call}'>x</a>`);
    expect(embedsOf(html, 10)).toEqual([]);
  });

  it("is found in its place, up to so many", () => {
    const html = `<p>a</p>${call}${campaign}${call}`;
    expect(embedsOf(html, 2)).toEqual([
      { kind: "event", id: 12 },
      { kind: "crowdfunding", id: 7 },
    ]);
    expect(replaceEmbeds(html, ({ id }, index) => (index < 2 ? `[${id}]` : null))).toBe(
      `<p>a</p>[12][7]${call}`,
    );
  });

  it("adds no words to an article", () => {
    expect(textOf(`<p>One</p>${call}<p>two</p>`).split(/\s+/).filter(Boolean)).toEqual(["One", "two"]);
    expect(readingMinutes(textOf(call.repeat(500)))).toBe(1);
  });
});
