import { eventAccent } from "@callboard/contracts/accent";
import { type ArticleEmbed, embedPath } from "@callboard/contracts/article-embed";
import { imageSrcSet } from "@callboard/contracts/image";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { type Embed, replaceEmbeds } from "@callboard/server-kit/article-embed";
import { escapeHtml } from "@callboard/server-kit/escape-html";
import { formatDay } from "../../dates.ts";

const frame = '<figure class="embed">';
/** The card beside its picture from 40 rem, below it on a phone. */
const sizes = "(min-width: 640px) 240px, 94vw";
const shownImage = /^(?:\/media\/[\w.-]+$|https:\/\/)/;

const euro = new Intl.NumberFormat("en", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});
const whole = new Intl.NumberFormat("en");

const gone = {
  event: "This call is not available now.",
  crowdfunding: "This campaign is not available now.",
};
const states = { open: null, closed: "Applications closed", past: "This date has passed" };

function picture(src: string | null): string {
  if (!src || !shownImage.test(src)) return '<span class="embed-art"></span>';
  const set = imageSrcSet(src);
  const wide = set ? ` srcset="${escapeHtml(set)}" sizes="${sizes}"` : "";
  return `<img src="${escapeHtml(src)}"${wide} alt="" width="960" height="540" loading="lazy" decoding="async">`;
}

const facts = (...all: (string | null)[]) =>
  `<p class="embed-facts">${all.filter((fact) => fact !== null).join(" · ")}</p>`;

function callFacts({ start_date, present_city, state }: ArticleEmbed): string {
  const day = `<time datetime="${escapeHtml(start_date)}">${escapeHtml(formatDay(start_date))}</time>`;
  return facts(day, present_city && escapeHtml(present_city), state && states[state]);
}

/** What a campaign has of what it needs; its day and city where the amounts are not told. */
function campaignFacts(embed: ArticleEmbed): string {
  const { raised_so_far: raised, price, supporters } = embed;
  if (raised === null || price === null) return callFacts(embed);
  const percent = price > 0 ? Math.min(100, Math.max(0, Math.round((100 * raised) / price))) : 0;
  const people = supporters && `${whole.format(supporters)} ${supporters === 1 ? "supporter" : "supporters"}`;
  const bar = `<progress max="100" value="${percent}" aria-label="Raised so far"></progress>`;
  return bar + facts(`<b>${euro.format(raised)}</b> raised of ${euro.format(price)}`, people || null);
}

function card(embed: ArticleEmbed): string {
  const { kind, title, category_name, banner_photo } = embed;
  const isCall = kind === "event";
  const chip = isCall ? (category_name ?? "Call") : "Crowdfunding";
  const head = `<p class="embed-kind embed-${eventAccent(embed)}">${escapeHtml(chip)}</p>`;
  const link = `<p class="embed-title"><a href="${embedPath(embed)}">${escapeHtml(title)}</a></p>`;
  const body = head + link + (isCall ? callFacts(embed) : campaignFacts(embed));
  return `${frame}${picture(banner_photo)}<div>${body}</div></figure>`;
}

/**
 * Shows what an article embeds as cards, and says so in the place of what nobody sees any more. Beyond the limit, and where the upstream
 * does not tell, the link stays.
 */
export function showEmbeds(html: string, embeds: ArticleEmbed[]): string {
  const known = new Map(embeds.map((embed) => [embed.id, embed]));
  return replaceEmbeds(html, ({ id, kind }: Embed, index) => {
    if (index >= staffLimits.articleEmbeds) return null;
    const embed = known.get(id);
    return embed ? card(embed) : `${frame}<p class="embed-facts">${gone[kind]}</p></figure>`;
  });
}

/** True for an article as `showEmbeds` gives it, where it embeds anything. */
export function showsEmbeds(content: string): boolean {
  return content.includes(frame);
}
