import {
  type ArticleListQuery,
  articleAuthorsData,
  articleData,
  articleListData,
  type CreateArticleInput,
  openedArticleData,
  presenceData,
  previewData,
  revisionData,
  revisionListData,
  type revisionListQuery,
  type SaveArticleInput,
} from "@callboard/contracts/article";
import type { z } from "zod";
import { articleHtml } from "../normalise/article-html.ts";
import { anyData, extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

const read = { capability: "staff", method: "GET", class: "read" } as const;
const write = { capability: "staff", method: "POST", class: "write" } as const;
const remove = { capability: "staff", method: "DELETE", class: "write" } as const;

type Named = { id: number };
type Versioned = Named & { version: number };
type Revision = Named & { revision_id: number };

const article = ({ id }: Named, rest = "") => `/staff/articles/${segment(id)}${rest}`;
const withoutId = <Input extends Named>({ id: _, ...body }: Input) => body;

export const articleCalls = {
  list: extensionCall({
    ...read,
    path: () => "/staff/articles",
    query: (input: ArticleListQuery) => input,
    data: articleListData,
  }),
  authors: extensionCall({ ...read, path: () => "/staff/articles/authors", data: articleAuthorsData }),
  create: extensionCall({
    ...write,
    path: () => "/staff/articles",
    body: (input: CreateArticleInput) => input,
    data: articleData,
  }),
  open: extensionCall({ ...read, path: (input: Named) => article(input), data: openedArticleData }),
  save: extensionCall({
    ...write,
    path: (input: Named & SaveArticleInput) => article(input, "/save"),
    body: withoutId,
    data: articleData,
  }),
  publish: extensionCall({
    ...write,
    path: (input: Versioned & { published_at?: string | undefined }) => article(input, "/publish"),
    body: withoutId,
    data: articleData,
  }),
  schedule: extensionCall({
    ...write,
    path: (input: Versioned & { at: string }) => article(input, "/schedule"),
    body: withoutId,
    data: articleData,
  }),
  changeState: extensionCall({
    ...write,
    path: (input: Versioned & { state: "draft" | "unpublished" | "archived" }) => article(input, "/state"),
    body: withoutId,
    data: articleData,
  }),
  remove: extensionCall({
    ...remove,
    path: (input: Versioned) => article(input),
    query: ({ version }) => ({ version }),
    data: anyData,
  }),
  makePreviewLink: extensionCall({
    ...write,
    path: (input: Named) => article(input, "/preview-link"),
    data: articleData,
  }),
  endPreviewLink: extensionCall({
    ...remove,
    path: (input: Named) => article(input, "/preview-link"),
    data: articleData,
  }),
  see: extensionCall({ ...write, path: (input: Named) => article(input, "/presence"), data: presenceData }),
  leave: extensionCall({ ...remove, path: (input: Named) => article(input, "/presence"), data: anyData }),
  revisions: extensionCall({
    ...read,
    path: (input: Named & z.output<typeof revisionListQuery>) => article(input, "/revisions"),
    query: withoutId,
    data: revisionListData,
  }),
  revision: extensionCall({
    ...read,
    path: (input: Revision) => article(input, `/revisions/${segment(input.revision_id)}`),
    data: revisionData,
  }),
  restore: extensionCall({
    ...write,
    path: (input: Revision & { version: number }) =>
      article(input, `/revisions/${segment(input.revision_id)}/restore`),
    body: ({ version }) => ({ version }),
    data: articleData,
  }),
  preview: extensionCall({
    ...read,
    path: ({ token }: { token: string }) => `/blog/preview/${segment(token)}`,
    data: previewData.transform(({ blog: { embeds, ...blog } }) => ({
      blog: { ...blog, ...articleHtml({ ...blog, embeds }) },
    })),
  }),
};
