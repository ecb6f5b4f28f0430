import { act, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { trpc } from "#shared/lib/api/trpc.ts";
import { clearAuth, saveAuth } from "#shared/lib/session/session.ts";
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

const show = async (personalReads?: string[]) => {
  const answers = {
    "category.list": () => [category(2, "Film")],
    "comment.list": () => ({ comments: [] }),
    "session.current": () => null,
  };
  const { calls } = renderAt("/", <Screen />, { answers, personalReads });
  const reads = () => calls.map(({ path }) => path).filter((path) => path !== "session.current");
  await waitFor(() => expect(reads()).toEqual(["category.list", "comment.list"]));
  act(() => saveAuth({ user: { id: 3, name: "Asha" }, token: "t-3" }));
  return () => reads().slice(2);
};

it("asks again for what may depend on who asks when somebody signs in", async () => {
  const again = await show(["comment.list"]);
  await waitFor(() => expect(again()).toEqual(["comment.list"]));
});

it("asks again for everything where the page does not say what depends on who asks", async () => {
  const again = await show();
  await waitFor(() => expect(again().sort()).toEqual(["category.list", "comment.list"]));
});
