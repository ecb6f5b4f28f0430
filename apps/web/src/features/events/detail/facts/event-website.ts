import type { EventDetails } from "@callboard/contracts/event";

/** The event's website, or a search for its title. Accepts http(s) only. */
export function websiteOf({ website, title }: Pick<EventDetails, "website" | "title">) {
  if (website && URL.canParse(website) && /^https?:$/.test(new URL(website).protocol)) {
    return { href: website, text: new URL(website).host.replace(/^www\./, "") };
  }
  return {
    href: `https://www.google.com/search?${new URLSearchParams({ q: title })}`,
    text: "Search the web",
  };
}
