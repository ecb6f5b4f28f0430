/** What the gateway and the build of web agree on, so that the one can render the pages of the other. */
import type { Blog } from "./blog.ts";
import type { Capability } from "./capability.ts";
import type { EventDetails } from "./event.ts";
import type { PublicProfile } from "./profile.ts";

/** One page to render, as the visitor asked for it. */
export type RenderInput = {
  /** Path and search, such as `/blog?query=x`. */
  url: string;
  /** Scheme and host, such as `https://callboard.in`; absolute addresses start with it. */
  origin: string;
  /** The host that the visitor used, with its port. */
  host: string;
  /** The minute that the page is rendered for, ISO 8601 in UTC; the document tells it to the browser as `data-now`. */
  now: string;
  /** The query procedures whose answers are the same for everybody. */
  publicReads: readonly string[];
  /** What the upstream offers beside the specification's calls. */
  capabilities: readonly Capability[];
  /**
   * Calls a query procedure of the gateway, such as `blog.list`, for this visitor.
   * Rejects with an error that carries `message` and `data: ErrorData`.
   */
  call: (path: string, input: unknown) => Promise<unknown>;
};

/** The picture that shared links show; its size in pixels where that is known. */
export type HeadImage = {
  /** Absolute address, or a path of this site. */
  href: string;
  alt: string;
  width?: number;
  height?: number;
};

/** What a page is about, in the upstream's words; search engines get it as structured data. */
export type PageSubject =
  | { kind: "site" }
  | {
      kind: "profile";
      profile: Pick<
        PublicProfile,
        | "kind"
        | "name"
        | "profession"
        | "about"
        | "present_city"
        | "photo"
        | "languages"
        | "memberships"
        | "links"
      >;
    }
  | {
      kind: "article";
      article: Pick<
        Blog,
        | "title"
        | "short_content"
        | "category_name"
        | "published_at"
        | "created_at"
        | "created_by"
        | "author_slug"
        | "tags"
      >;
    }
  | {
      kind: "event";
      event: Pick<
        EventDetails,
        | "title"
        | "description"
        | "status"
        | "start_date"
        | "starts_at"
        | "start_time"
        | "end_time"
        | "time_zone"
        | "venue_name"
        | "address"
        | "present_city"
        | "price"
        | "contact_person"
        | "created_at"
      >;
    };

/** One step on the way to a page. */
export type Crumb = { name: string; path: string };

/** A feed that follows what a page lists. */
export type HeadFeed = { format: "rss" | "calendar"; title: string; path: string };

/** What the document's head says of a page. All of it is plain text: the gateway escapes it. */
export type PageHead = {
  title: string;
  description: string;
  /** Absolute address. */
  canonical?: string;
  robots?: string;
  image?: HeadImage;
  subject?: PageSubject;
  /** From below the front page to the page itself. */
  trail?: Crumb[];
  feeds?: HeadFeed[];
};

export type RenderResult = {
  status: number;
  /** Where to go instead: a path of this site or an absolute address. `status` says which kind of redirect. */
  redirect?: string;
  head: PageHead;
  /** What stands inside `<div id="root">`. */
  html: string;
  /** The page's source module, as Vite's manifest names it: what it imports is loaded along with the app. */
  module?: string;
  /** JSON that the browser continues from; the gateway escapes it for its place in the document. */
  state: string;
};

/** What the server build of web exports under the name `render`. */
export type Render = (input: RenderInput) => Promise<RenderResult>;
