import type { ModerationCase } from "@callboard/contracts/moderation";
import type { StaffViewer } from "@callboard/contracts/staff";
import { act, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { signIn } from "../test/claims.ts";
import type { Answers } from "../test/fake-gateway.ts";
import { renderAt } from "../test/render-at.tsx";
import { ViewerContext } from "./access/viewer-context.ts";
import { NewArticleButton } from "./articles/list/new-article-button.tsx";
import { DecideForm } from "./moderation/decide-form.tsx";

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  vi.spyOn(notify, "success").mockImplementation(() => {});
});

const viewer = { name: "Asha", can: {} } as StaffViewer;

function show(address: string, children: ReactNode, answers: Answers) {
  const page = (
    <ViewerContext value={viewer}>
      {children}
      <Link to="/admin/jobs">Jobs</Link>
    </ViewerContext>
  );
  return renderAt(address, page, { route: address, answers });
}

const later = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const address = () => screen.getByTestId("address").textContent;

it("a draft that was begun is opened, but not for who has gone elsewhere meanwhile", async () => {
  const answer = Promise.withResolvers<{ id: number }>();
  const { user } = show("/admin/articles", <NewArticleButton />, { "article.create": () => answer.promise });
  await user.click(screen.getByRole("button", { name: "New article" }));
  await screen.findByRole("button", { name: "Beginning…" });
  await user.click(screen.getByRole("link", { name: "Jobs" }));
  answer.resolve({ id: 7 });
  await later();
  expect(address()).toBe("/admin/jobs");
});

it("a decision leads back to the queue, but not who has gone elsewhere meanwhile", async () => {
  const answer = Promise.withResolvers<object>();
  const found = { id: 5, acts: ["keep"], subject: null, closed_at: null } as unknown as ModerationCase;
  const { user } = show("/admin/moderation/5", <DecideForm found={found} />, {
    "moderation.decide": () => answer.promise,
  });
  await user.click(screen.getByRole("radio"));
  await user.click(screen.getByRole("button", { name: /Decide/ }));
  await user.click(screen.getByRole("link", { name: "Jobs" }));
  answer.resolve({});
  await waitFor(() => expect(notify.success).toHaveBeenCalled());
  await later();
  expect(address()).toBe("/admin/jobs");
});
