import type { Crumb, PageHead, PageSubject } from "@callboard/contracts/rendering";
import { formatInZone } from "../../dates.ts";
import { spanOf } from "./event-time.ts";

type Thing = { "@type": string; [property: string]: unknown };
type SubjectOf<Kind extends PageSubject["kind"]> = Extract<PageSubject, { kind: Kind }>;
type Around = { head: PageHead; origin: string; image: string };

const publisher = (origin: string): Thing => ({
  "@type": "Organization",
  "@id": `${origin}/#organization`,
  name: "Callboard",
  url: `${origin}/`,
  logo: `${origin}/apple-touch-icon.png`,
});

function site(origin: string): Thing[] {
  const about = { "@type": "WebSite", "@id": `${origin}/#website`, name: "Callboard", url: `${origin}/` };
  return [publisher(origin), { ...about, publisher: { "@id": `${origin}/#organization` } }];
}

function article({ article }: SubjectOf<"article">, { head, origin, image }: Around): Thing {
  const { title, short_content, category_name, published_at, created_at, created_by, tags } = article;
  const url = article.author_slug ? `${origin}/blog/author/${article.author_slug}` : undefined;
  return {
    "@type": "BlogPosting",
    headline: title,
    description: short_content || undefined,
    image,
    datePublished: published_at ?? created_at ?? undefined,
    author: created_by ? { "@type": "Person", name: created_by, url } : publisher(origin),
    publisher: publisher(origin),
    articleSection: category_name ?? undefined,
    keywords: tags.map(({ tag_name }) => tag_name),
    mainEntityOfPage: head.canonical,
  };
}

function event({ event }: SubjectOf<"event">, { head, image }: Around): Thing {
  const { time_zone, venue_name, address, present_city } = event;
  const span = spanOf(event);
  return {
    "@type": "Event",
    name: event.title,
    description: event.description,
    image,
    url: head.canonical,
    startDate: span ? formatInZone(span.start, time_zone) : event.start_date,
    endDate: span ? formatInZone(span.end, time_zone) : undefined,
    eventStatus: `https://schema.org/${event.status === "cancelled" ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: venue_name ?? undefined,
      address: {
        "@type": "PostalAddress",
        streetAddress: address ?? undefined,
        addressLocality: present_city ?? undefined,
      },
    },
    organizer: event.contact_person ? { "@type": "Person", name: event.contact_person } : undefined,
  };
}

/** Of what everybody reads of a profile. */
function profile({ profile }: SubjectOf<"profile">, { head, origin }: Around): Thing {
  const { kind, name, profession, about, present_city, photo, languages, memberships, links } = profile;
  const isPerson = kind === "artist";
  return {
    "@type": isPerson ? "Person" : "Organization",
    name,
    description: about ?? undefined,
    image: photo && URL.canParse(photo, origin) ? new URL(photo, origin).href : undefined,
    url: head.canonical,
    ...(isPerson && { jobTitle: profession }),
    ...(isPerson && languages.length > 0 && { knowsLanguage: languages.map(({ name }) => name) }),
    ...(memberships.length > 0 && {
      memberOf: memberships.map((name) => ({ "@type": "Organization", name })),
    }),
    ...(links.length > 0 && { sameAs: links.map(({ url }) => url) }),
    address: present_city ? { "@type": "PostalAddress", addressLocality: present_city } : undefined,
  };
}

function breadcrumbs(trail: Crumb[], origin: string): Thing {
  const steps = [{ name: "Callboard", path: "/" }, ...trail];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}

function subjectThings(subject: PageSubject, around: Around): Thing[] {
  if (subject.kind === "site") return site(around.origin);
  if (subject.kind === "profile") return [profile(subject, around)];
  return [subject.kind === "article" ? article(subject, around) : event(subject, around)];
}

/** What search engines are told of a page in the words of schema.org; null where there is nothing to tell. */
export function structuredData(head: PageHead, origin: string, image: string): object | null {
  const things = [
    ...(head.subject ? subjectThings(head.subject, { head, origin, image }) : []),
    ...(head.trail ? [breadcrumbs(head.trail, origin)] : []),
  ];
  return things.length > 0 ? { "@context": "https://schema.org", "@graph": things } : null;
}
