/** What the gateway and the built application agree on, so that the one can render the pages of the other. */

/** One page to render, as the visitor asked for it. */
export type RenderInput = {
  /** Path and search, such as `/blog?query=x`. */
  url: string;
  /** Scheme and host, such as `https://callboard.in`; absolute addresses start with it. */
  origin: string;
  /** The host that the visitor used, with its port. */
  host: string;
  /** The time that the page is rendered for, ISO 8601 in UTC. */
  now: string;
  /**
   * Calls a query procedure of the gateway, such as `blog.list`, for this visitor.
   * Rejects with an error that carries `message` and `data: ErrorData`.
   */
  call: (path: string, input: unknown) => Promise<unknown>;
};

/** What the document's head says of a page. All of it is plain text: the gateway escapes it. */
export type PageHead = {
  title: string;
  description: string;
  /** Absolute address. */
  canonical?: string;
  robots?: string;
  /** Absolute address, or a path of this site. */
  image?: string;
  type?: "website" | "article";
};

export type RenderResult = {
  status: number;
  /** Where to go instead: a path of this site or an absolute address. `status` says which kind of redirect. */
  redirect?: string;
  head: PageHead;
  /** What stands inside `<div id="root">`. */
  html: string;
  /** JSON that the browser continues from; the gateway escapes it for its place in the document. */
  state: string;
  /** Source modules of the route, as keys of Vite's manifest: their files are preloaded. */
  modules: string[];
};

/** What the server build of the application exports under the name `render`. */
export type Render = (input: RenderInput) => Promise<RenderResult>;
