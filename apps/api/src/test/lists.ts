import type { ListEntries, ProfileList } from "@callboard/contracts/profile-list";
import type { TestApp } from "./app.ts";

type Person = { bearer: string };
const root = "/api/v1/profile-list";

/** What the tests of lists call on the API, by name. */
export function listCalls(app: Pick<TestApp, "get" | "post" | "remove">) {
  const create = ({ bearer }: Person, name: string, profile_id?: number) =>
    app.post(`${root}/create`, { name, profile_id }, { bearer });
  const aList = async (person: Person, name = "Lear, daughters"): Promise<number> =>
    (await create(person, name).expect(200)).body.data.list.id;
  const mine = async ({ bearer }: Person, profileId?: number): Promise<ProfileList[]> => {
    const query = profileId === undefined ? "" : `?profile_id=${profileId}`;
    return (await app.get(`${root}/mine${query}`, undefined, bearer).expect(200)).body.data.lists;
  };
  const read = ({ bearer }: Person, id: number, query = "") =>
    app.get(`${root}/${id}?${query}`, undefined, bearer);
  const page = async (person: Person, id: number, query = ""): Promise<ListEntries> =>
    (await read(person, id, query).expect(200)).body.data;
  const rename = ({ bearer }: Person, id: number, name: string) =>
    app.post(`${root}/${id}/rename`, { name }, { bearer });
  const remove = ({ bearer }: Person, id: number) => app.remove(`${root}/${id}`, { bearer });
  const restore = ({ bearer }: Person, id: number) => app.post(`${root}/${id}/restore`, {}, { bearer });
  const add = ({ bearer }: Person, id: number, profileId: number) =>
    app.post(`${root}/${id}/profile/${profileId}`, {}, { bearer });
  const take = ({ bearer }: Person, id: number, profileId: number) =>
    app.remove(`${root}/${id}/profile/${profileId}`, { bearer });
  const setNote = ({ bearer }: Person, id: number, profileId: number, note: string) =>
    app.post(`${root}/${id}/profile/${profileId}/note`, { note }, { bearer });
  return { create, aList, mine, read, page, rename, remove, restore, add, take, setNote };
}
