import { act, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { trpc } from "#shared/lib/api/trpc.ts";
import { clearAuth, saveAuth } from "#shared/lib/session/session.ts";
import { never } from "../test/fake-gateway.ts";
import { signedInAs } from "../test/people.ts";
import { renderAt } from "../test/render-at.tsx";
import { category } from "../test/stories.ts";
import { useSessionSync } from "./use-session-sync.ts";

afterEach(() => act(clearAuth));

function Screen() {
  useSessionSync();
  trpc.category.list.useQuery();
  trpc.comment.list.useQuery({ blog_id: 7 });
  return null;
}

const asha = signedInAs();

const show = async (publicReads?: string[], listComments: () => unknown = () => ({ comments: [] })) => {
  const answers = {
    "category.list": () => [category(2, "Film")],
    "comment.list": listComments,
    "session.current": () => asha,
  };
  const { calls, queryClient } = renderAt("/", <Screen />, { answers, publicReads });
  const reads = () => calls.map(({ path }) => path).filter((path) => path !== "session.current");
  await waitFor(() => expect(reads()).toEqual(["category.list", "comment.list"]));
  act(() => saveAuth(asha.auth));
  return { again: () => reads().slice(2), queryClient };
};

it("asks again for what may depend on who asks when somebody signs in", async () => {
  const { again } = await show(["category.list"]);
  await waitFor(() => expect(again()).toEqual(["comment.list"]));
});

it("asks again for everything where the page does not say what is the same for everybody", async () => {
  const { again } = await show();
  await waitFor(() => expect(again().sort()).toEqual(["category.list", "comment.list"]));
});

it("forgets what is personal and not shown when the session ends, and asks again for what is shown", async () => {
  const { again, queryClient } = await show(["category.list", "category.get"]);
  await waitFor(() => expect(again()).toEqual(["comment.list"]));
  const [mine, open] = [[["comment", "mine"]], [["category", "get"]]];
  for (const key of [mine, open]) queryClient.setQueryData(key, "Asha's");
  act(clearAuth);
  expect(queryClient.getQueryData(mine)).toBeUndefined();
  expect(queryClient.getQueryData(open)).toBe("Asha's");
  await waitFor(() => expect(again()).toEqual(["comment.list", "comment.list"]));
});

it("asks again as the new user for what was still being read as nobody", async () => {
  const { again } = await show(["category.list"], never);
  await waitFor(() => expect(again()).toEqual(["comment.list"]));
});
