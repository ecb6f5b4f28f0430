import { staffLimits } from "@callboard/contracts/staff-limits";
import { Editor } from "@tiptap/core";
import { describe, expect, it } from "vitest";
import { writeHtml } from "../text/article-html.ts";
import { articleExtensions } from "../text/extensions.ts";
import { embedOfAddress } from "./embed-address.ts";
import { isFull } from "./embed-node.ts";

const embed = { type: "embed", attrs: { kind: "event", id: 12, title: "Six" } };
const html = '<figure data-embed="event:12"><a href="/event/12">Six</a></figure>';
const line = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });

const editorOf = (...content: object[]) =>
  new Editor({ extensions: articleExtensions, content: { type: "doc", content }, injectCSS: false });
const press = (editor: Editor, key: string) =>
  editor.view.someProp("handleKeyDown", (handle) =>
    handle(editor.view, new KeyboardEvent("keydown", { key, altKey: true })),
  ) ?? false;
const shown = ({ state: { doc } }: Editor) => writeHtml(doc);

describe("an address", () => {
  const here = window.location.origin;
  it.each([
    ["/event/12", "event", 12],
    [`  ${here}/event/12?from=mail#about\n`, "event", 12],
    [`${here}/Crowdfunding/7/`, "crowdfunding", 7],
    ["/crowdfunding/7", "crowdfunding", 7],
  ])("of this site may be embedded: %j", (text, kind, id) => {
    expect(embedOfAddress(text)).toEqual({ kind, id });
  });

  it.each([
    "https://elsewhere.example/event/12",
    "//elsewhere.example/event/12",
    `${here}.elsewhere.example/event/12`,
    "/event/12/applications",
    "/event/012",
    "/event/1234567890123456",
    "/event/-1",
    "/events",
    "event/12",
    "see /event/12",
    "/event/12 and more",
    "javascript:/event/12",
    "",
  ])("or a text of another form is left alone: %j", (text) => {
    expect(embedOfAddress(text)).toBeNull();
  });
});

describe("an embed that is selected", () => {
  it("moves past what stands before and after it, and stays selected", () => {
    const editor = editorOf(line("One"), line("Two"), embed);
    editor.commands.setNodeSelection(10);
    expect(press(editor, "ArrowUp")).toBe(true);
    expect(shown(editor)).toBe(`<p>One</p>${html}<p>Two</p>`);
    press(editor, "ArrowUp");
    press(editor, "ArrowUp");
    expect(shown(editor)).toBe(`${html}<p>One</p><p>Two</p>`);
    press(editor, "ArrowDown");
    expect(shown(editor)).toBe(`<p>One</p>${html}<p>Two</p>`);
    editor.commands.deleteSelection();
    expect(shown(editor)).toBe("<p>One</p><p>Two</p>");
  });

  it("does not go where a list has its text", () => {
    const item = { type: "listItem", content: [line("One"), embed] };
    const editor = editorOf({ type: "bulletList", content: [item] });
    editor.commands.setNodeSelection(7);
    expect(press(editor, "ArrowUp")).toBe(true);
    expect(shown(editor)).toBe(`<ul><li><p>One</p>${html}</li></ul>`);
  });

  it("leaves the keys to a text that is written", () => {
    const editor = editorOf(line("One"), embed);
    editor.commands.setTextSelection(2);
    expect(press(editor, "ArrowDown")).toBe(false);
    expect(shown(editor)).toBe(`<p>One</p>${html}`);
  });
});

it("an article is full with as many embeds as it may show", () => {
  const many = (count: number) => editorOf(...Array.from({ length: count }, () => embed), line("End"));
  expect(isFull(many(staffLimits.articleEmbeds - 1).state.doc)).toBe(false);
  expect(isFull(many(staffLimits.articleEmbeds).state.doc)).toBe(true);
});
