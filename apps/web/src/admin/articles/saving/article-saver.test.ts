import { emptyArticle } from "@callboard/contracts/article";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { articleSaver, type SaveStatus, type StoredDraft } from "./article-saver.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A saver of an article whose title is typed, and what became of it. */
function saving(answer: (title: string) => Promise<{ version: number }>) {
  let written = emptyArticle;
  const sent: string[] = [];
  const statuses: SaveStatus["kind"][] = [];
  const stored: (StoredDraft | null)[] = [];
  const saver = articleSaver({
    ...{ version: 1, saved: emptyArticle, read: () => written },
    check: (fields) => (fields.title === "invalid" ? null : { ...fields, title: fields.title.trim() }),
    send: ({ version, fields }) => {
      sent.push(`${version} ${fields.title}`);
      return answer(fields.title);
    },
    store: (next) => stored.push(next),
    explain: (error) => ({ isConflict: String(error).includes("conflict"), message: String(error) }),
    onStatus: ({ kind }) => statuses.push(kind),
  });
  const type = (title: string) => {
    written = { ...emptyArticle, title };
    saver.changed();
  };
  return { saver, sent, statuses, type, lastStored: () => stored.at(-1) };
}

it("saves once the typing rests, and forgets what the browser stored", async () => {
  const { sent, statuses, type, lastStored } = saving(async () => ({ version: 2 }));
  type("A");
  type("Ab");
  expect(lastStored()).toMatchObject({ version: 1, fields: { title: "Ab" } });
  await vi.advanceTimersByTimeAsync(1_600);
  expect(sent).toEqual(["1 Ab"]);
  expect(statuses.at(-1)).toBe("saved");
  expect(lastStored()).toBeNull();
});

it("sends one save at a time, and what was typed meanwhile after it", async () => {
  let version = 1;
  const { sent, statuses, type } = saving(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    version += 1;
    return { version };
  });
  type("A");
  await vi.advanceTimersByTimeAsync(2_000);
  type("Ab");
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sent).toEqual(["1 A"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual(["1 A", "2 Ab"]);
  expect(statuses.at(-1)).toBe("saved");
});

it("keeps what could not be sent, and tries again", async () => {
  let isDown = true;
  const { sent, statuses, type, lastStored } = saving(async () => {
    if (isDown) throw new Error("down");
    return { version: 2 };
  });
  type("A");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(statuses.at(-1)).toBe("failed");
  expect(lastStored()).toMatchObject({ fields: { title: "A" } });
  isDown = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent).toHaveLength(2);
  expect(statuses.at(-1)).toBe("saved");
});

it("sends nothing more after a conflict, until somebody has chosen", async () => {
  const answers = [Promise.reject(new Error("conflict")), Promise.resolve({ version: 8 })];
  answers[0]?.catch(() => {});
  const { saver, sent, statuses, type, lastStored } = saving(() => answers.shift() as Promise<never>);
  type("Mine");
  await vi.advanceTimersByTimeAsync(2_000);
  type("Mine too");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(["1 Mine"]);
  expect(statuses.at(-1)).toBe("conflict");
  expect(await saver.flush()).toBe(false);
  expect(lastStored()).toMatchObject({ fields: { title: "Mine too" } });
  saver.goOn({ version: 7, fields: { ...emptyArticle, title: "Theirs" } });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toEqual(["1 Mine", "7 Mine too"]);
  expect(statuses.at(-1)).toBe("saved");
});

it("does not send once more what was published, though it is stored as the sanitiser wrote it", async () => {
  const { saver, sent, statuses, type } = saving(async () => ({ version: 2 }));
  type(" Words ");
  expect(await saver.flush(false)).toBe(true);
  saver.moveOn(3);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([sent, saver.version(), statuses.at(-1)]).toEqual([["1 Words"], 3, "saved"]);
  type(" Words and more");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toEqual(["1 Words", "3 Words and more"]);
});

it("does not send what cannot be saved", async () => {
  const { saver, sent, statuses, type } = saving(async () => ({ version: 2 }));
  type("invalid");
  expect(await saver.flush()).toBe(false);
  expect([sent, statuses.at(-1)]).toEqual([[], "invalid"]);
});

it("saves once what is trimmed on its way", async () => {
  const { sent, type } = saving(async () => ({ version: 2 }));
  type("A ");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(["1 A"]);
});
