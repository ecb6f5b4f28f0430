/** What an article may embed: a call, or a campaign. */
export type EmbedKind = "event" | "crowdfunding";
export type Embed = { kind: EmbedKind; id: number };

const paths: Record<EmbedKind, string> = { event: "/event/", crowdfunding: "/Crowdfunding/" };
const nameOf = /^(event|crowdfunding):([1-9]\d{0,14})$/;

/** Sanitised HTML holds no `<` in attributes or texts, so that what looks like a tag is one. */
const marked = /<figure data-embed(?:="([^"<>]*)")?>(?:<a href="([^"<>]*)">([^<>]*)<\/a><\/figure>)?/g;

function embedOf(name: string | undefined, href: string | undefined): Embed | null {
  const [, kind, id] = nameOf.exec(name ?? "") ?? [];
  const embed = { kind: kind as EmbedKind, id: Number(id) };
  return kind && href === paths[embed.kind] + id ? embed : null;
}

/**
 * Replaces each embed of sanitised HTML:
 * `<figure data-embed="event:12"><a href="/event/12">Its title</a></figure>`. `index` counts them from 0; null leaves one as it is.
 */
export function replaceEmbeds(html: string, replace: (embed: Embed, index: number) => string | null): string {
  let count = 0;
  return html.replace(marked, (whole, name?: string, href?: string) => {
    const embed = embedOf(name, href);
    return (embed && replace(embed, count++)) ?? whole;
  });
}

/** Sanitised HTML in which all that is marked as an embed is one: whatever else is marked so keeps its content alone. */
export function keepEmbeds(html: string): string {
  return html.replace(marked, (whole, name?: string, href?: string) =>
    embedOf(name, href) ? whole : whole.replace(/^<figure[^>]*>/, "<figure>"),
  );
}

/** The embeds of sanitised HTML in their order, the first `most` of them. */
export function embedsOf(html: string, most: number): Embed[] {
  const embeds: Embed[] = [];
  replaceEmbeds(html, (embed) => {
    if (embeds.length < most) embeds.push(embed);
    return null;
  });
  return embeds;
}
