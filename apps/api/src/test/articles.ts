import { type Article, type ArticleFields, emptyArticle } from "@callboard/contracts/article";
import type { TestApp } from "./app.ts";
import { aCategory } from "./content.ts";

type Person = { bearer: string };
type Fields = Partial<ArticleFields>;

/** What the tests of articles call on the API, by name. Each returns the response, whatever its status. */
export function articleCalls(app: Pick<TestApp, "db" | "get" | "post" | "remove">) {
  const at = (path: string) => `/api/v1/staff/articles${path}`;
  const post =
    (name: string) =>
    ({ bearer }: Person, id: number, body: object = {}) =>
      app.post(at(`/${id}/${name}`), body, { bearer });
  const read = ({ bearer }: Person, path = "") => app.get(at(path), undefined, bearer);
  const create = ({ bearer }: Person, fields: Fields = {}) => app.post(at(""), fields, { bearer });
  const remove = ({ bearer }: Person, id: number, version: number) =>
    app.remove(at(`/${id}?version=${version}`), { bearer });
  const endPreview = ({ bearer }: Person, id: number) => app.remove(at(`/${id}/preview-link`), { bearer });
  const calls = {
    ...{ read, create, remove, endPreview, save: post("save"), publish: post("publish") },
    ...{ schedule: post("schedule"), state: post("state"), preview: post("preview-link") },
    presence: post("presence"),
    restore: (person: Person, id: number, revision: number, version: number) =>
      post(`revisions/${revision}/restore`)(person, id, { version }),
    public: (slug: string, domain = ".in") => app.get(`/api/v1/blog/view-by-slug/${slug}`, domain),
    list: (query = "") => app.get(`/api/v1/blog/view?${query}`, ".in"),
  };

  let made = 0;
  /** Fields of an article that can be published. */
  async function fieldsOf(fields: Fields = {}): Promise<ArticleFields> {
    made += 1;
    const { id } = await aCategory(app.db, `Category ${made}`);
    return {
      ...emptyArticle,
      ...{ title: `Article ${made}`, slug: `written-${made}`, short_content: "What it is about" },
      ...{ content: "<h2>A heading</h2><p>Some words.</p>", category_id: id, domain_names: ["callboard.in"] },
      ...fields,
    };
  }

  /** A draft that can be published. */
  async function aDraft(person: Person, fields: Fields = {}): Promise<Article> {
    const { body } = await calls.create(person, await fieldsOf(fields)).expect(200);
    return body.data.article;
  }

  async function aPublished(person: Person, fields: Fields = {}): Promise<Article> {
    const { id, version } = await aDraft(person, fields);
    const { body } = await calls.publish(person, id, { version }).expect(200);
    return body.data.article;
  }

  return { ...calls, fieldsOf, aDraft, aPublished };
}
