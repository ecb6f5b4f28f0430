import { isArticleElement } from "@callboard/server-kit/article-html";

/** Elements that go without a loss: what they hold stays. */
const silent = new Set(
  "div section article main header footer aside center font small big picture source time cite q address kbd samp var ins tt strike label wbr html head body title meta link hgroup nav colgroup col details summary bdi bdo data dfn ruby rt rp rb nobr track param option optgroup legend fieldset acronym path g noscript".split(
    " ",
  ),
);
const named: Record<string, string> = {
  script: "a script",
  style: "a style sheet",
  iframe: "an embed",
  embed: "an embed",
  object: "an embed",
  video: "a video",
  audio: "an audio player",
  svg: "a drawing",
  canvas: "a drawing",
  math: "a formula",
  form: "a form",
  input: "a form field",
  select: "a form field",
  textarea: "a form field",
  button: "a button",
};
const cards: Record<string, string> = {
  "kg-gallery-card": "a gallery card (its images stand one below the other)",
  "kg-audio-card": "an audio card",
  "kg-video-card": "a video card",
  "kg-file-card": "a file card",
  "kg-product-card": "a product card (its text stays)",
  "kg-toggle-card": "a toggle card (its text stays)",
  "kg-callout-card": "a callout card (its text stays)",
  "kg-button-card": "a button card (its link stays)",
  "kg-signup-card": "a sign-up card",
  "kg-header-card": "a header card (its text stays)",
  "kg-cta-card": "a call-to-action card (its text stays)",
  "kg-email-card": "an email card",
};

/** Counts what an article loses. `see` takes each of its opening tags, `list` says it in words. */
export function articleLosses() {
  const counts = new Map<string, number>();
  const add = (loss: string) => counts.set(loss, (counts.get(loss) ?? 0) + 1);

  function see(tag: string, attributes: Record<string, string>) {
    for (const name of (attributes.class ?? "").split(/\s+/)) {
      const card = Object.hasOwn(cards, name) && cards[name];
      if (card) add(card);
    }
    if (tag === "img" && /^\s*(data|blob):/i.test(attributes.src ?? "")) add("an image inside the text");
    if (isArticleElement(tag) || silent.has(tag)) return;
    const host = hostOf(attributes.src ?? attributes.data ?? "");
    const loss = Object.hasOwn(named, tag) ? named[tag] : "an unknown element (its text stays)";
    add(`${loss}${host && ` of ${host}`}`);
  }

  const list = () => [...counts].map(([loss, count]) => (count === 1 ? loss : `${loss}, ${count} times`));
  return { add, see, list };
}

export type ArticleLosses = ReturnType<typeof articleLosses>;

function hostOf(address: string): string {
  const url = URL.parse(address, "https://nowhere.invalid");
  return url && url.hostname !== "nowhere.invalid" ? url.hostname.slice(0, 100) : "";
}
