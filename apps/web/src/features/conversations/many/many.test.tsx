import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { signIn } from "../../../test/claims.ts";
import { type Answers, failure } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { ManyScreen } from "./many-screen.tsx";

const sides = {
  ...{ application_id: 3, event: { id: 3, title: "Chorus" }, role_name: "Alto", role: "poster" },
  ...{ other: { name: "Asha" }, can: { write: true, block: true }, lock: null, read_id: 0, other_read_id: 0 },
};
const healthy: Answers = {
  "conversation.get": () => ({
    ...{ conversation: sides, messages: [] },
    pagination: { page: 1, limit: 1, hasNextPage: false, nextCursor: null },
  }),
  "messageTemplate.list": () => [{ id: 1, name: "Thanks", body: "Thank you, {name}, {role} of {call}." }],
};

function show(answers: Answers = {}, to = "3,4,3,x,-1,5") {
  const shown = renderAt(`/account/messages/many?to=${to}`, <ManyScreen />, {
    answers: { ...healthy, ...answers },
  });
  const inputs = (name: string) => shown.calls.filter(({ path }) => path === name).map(({ input }) => input);
  return { ...shown, inputs };
}

beforeEach(signIn);

it("writes a chosen template to those whom the address names, shows what the first will read, and who got it", async () => {
  const { user, inputs } = show({ "messageTemplate.sendToMany": () => ({ sent: [3, 5], skipped: [4] }) });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Write to 3 applicants");
  await user.click(screen.getByRole("button", { name: "Templates" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Templates" }));
  await user.click(await dialog.findByRole("button", { name: /^Thanks/ }));
  expect(await screen.findByText("Thank you, Asha, Alto of Chorus.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Send 3 messages" }));
  expect(await screen.findByText("Sent to 2 applicants.")).toBeTruthy();
  expect(screen.getByText(/^1 applicant could not be reached/)).toBeTruthy();
  expect(inputs("messageTemplate.sendToMany")).toEqual([
    {
      body: "Thank you, {name}, {role} of {call}.",
      application_ids: [3, 4, 5],
      idempotency_key: expect.stringMatching(/^[\w-]{16,64}$/),
    },
  ]);
});

it("keeps what was written, under its key, after a failure", async () => {
  const { user, inputs } = show({
    "messageTemplate.sendToMany": () => {
      throw failure("upstream");
    },
  });
  const send = () => user.click(screen.getByRole("button", { name: "Send 3 messages" }));
  await send();
  expect(await screen.findByText("Write a message")).toBeTruthy();
  await user.type(screen.getByLabelText(/^Message/), "Hello");
  await send();
  await waitFor(() => expect(inputs("messageTemplate.sendToMany")).toHaveLength(1));
  await send();
  await waitFor(() => expect(inputs("messageTemplate.sendToMany")).toHaveLength(2));
  const [one, two] = inputs("messageTemplate.sendToMany");
  expect(two?.idempotency_key).toBe(one?.idempotency_key);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Message/).value).toBe("Hello");
});

it("saves what is written as a template, and deletes one", async () => {
  const { user, inputs } = show({
    "messageTemplate.save": ({ name, body }: { name: string; body: string }) => ({ id: 2, name, body }),
    "messageTemplate.remove": () => ({ message: "Template deleted" }),
  });
  await user.type(screen.getByLabelText(/^Message/), "See you");
  await user.click(screen.getByRole("button", { name: "Templates" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Templates" }));
  await user.type(await dialog.findByLabelText(/^Keep what you have written/), "Later");
  await user.click(dialog.getByRole("button", { name: "Save template" }));
  await waitFor(() => expect(inputs("messageTemplate.save")).toEqual([{ name: "Later", body: "See you" }]));
  await user.click(await dialog.findByRole("button", { name: "Delete Thanks" }));
  await waitFor(() => expect(inputs("messageTemplate.remove")).toEqual([{ id: 1 }]));
});

it("says so where nobody is chosen", () => {
  show({}, "x");
  expect(screen.getByText("Nobody is chosen")).toBeTruthy();
});
