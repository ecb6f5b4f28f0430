const long =
  "A very long evening in nine parts about a company that could not stop talking Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau";

const cardOf = (
  kind: string,
  chip: string,
  title: string,
  facts: string,
  art = '<span class="embed-art"></span>',
) =>
  `<figure class="embed">${art}<div><p class="embed-kind embed-${kind}">${chip}</p><p class="embed-title"><a href="/event/1">${title}</a></p>${facts}</div></figure>`;
const facts = (text: string) => `<p class="embed-facts">${text}</p>`;
const raised = (percent: number, text: string) =>
  `<progress max="100" value="${percent}" aria-label="Raised so far"></progress>${facts(text)}`;
const missing =
  '<img src="/media/none-1440.webp" alt="" width="960" height="540" loading="lazy" decoding="async">';

/** Each card that the gateway writes into an article, in each colour. */
export const embedCards = [
  "<p>Words before.</p>",
  ...["amber", "rose", "steel", "fern", "lilac"].map((accent) =>
    cardOf(accent, "Theatre", `In ${accent}`, facts('<time datetime="2026-12-05">05 Dec 2026</time> · Pune')),
  ),
  cardOf("amber", long, long, facts(`05 Dec 2026 · ${long} · Applications closed`), missing),
  cardOf("straw", "Crowdfunding", "Nothing yet", raised(0, "<b>€0</b> raised of €5,000")),
  cardOf("straw", "Crowdfunding", "All of it", raised(100, "<b>€6,000</b> raised of €5,000 · 38 supporters")),
  `<figure class="embed">${facts("This call is not available now.")}</figure>`,
  "<p>Words after.</p>",
].join("");
