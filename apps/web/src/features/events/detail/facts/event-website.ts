import type { EventDetails } from "@callboard/contracts/event";

/** Where an event is found on the web: its own address, or a search for its title. Only http(s), whatever was stored. */
export function websiteOf({ website, title }: Pick<EventDetails, "website" | "title">) {
  if (website && URL.canParse(website) && /^https?:$/.test(new URL(website).protocol)) {
    return { href: website, text: new URL(website).host.replace(/^www\./, "") };
  }
  return {
    href: `https://www.google.com/search?${new URLSearchParams({ q: title })}`,
    text: "Search the web",
  };
}
