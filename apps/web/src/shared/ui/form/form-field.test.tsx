import { signInInput } from "@callboard/contracts/account";
import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { useAppForm } from "#shared/lib/forms/use-app-form.ts";
import { refusedFields } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { Input } from "./control.tsx";
import { FormError } from "./form-error.tsx";
import { FormField } from "./form-field.tsx";

type Send = (values: { username: string; password: string }) => Promise<unknown>;

function Form({ send }: { send: Send }) {
  const { form, submit, failure } = useAppForm({ schema: signInInput, send });
  return (
    <form onSubmit={submit}>
      <FormField form={form} name="username" label="Username" required>
        {(control) => <Input {...control} />}
      </FormField>
      <FormField form={form} name="password" label="Password" required>
        {(control) => <Input {...control} />}
      </FormField>
      <FormError message={failure} />
      <button type="submit">Go</button>
    </form>
  );
}
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

it("keeps what was written before the page was hydrated", async () => {
  const send = vi.fn<Send>(async () => {});
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = renderToString(<Form send={send} />);
  field("Username").value = "asha";
  field("Password").value = "stage-left";
  const root = await act(async () => hydrateRoot(host, <Form send={send} />));
  expect(field("Username").value).toBe("asha");
  await act(async () => screen.getByRole("button", { name: "Go" }).click());
  await vi.waitFor(() =>
    expect(send, host.innerHTML).toHaveBeenCalledWith({ username: "asha", password: "stage-left" }),
  );
  act(() => root.unmount());
  host.remove();
});

it("says above the button what the server says of fields that are not in the form", async () => {
  const send: Send = async () => {
    throw refusedFields({ ghost: "Ghosts are not allowed" });
  };
  const { user } = renderAt("/", <Form send={send} />);
  await user.type(field("Username"), "asha");
  await user.type(field("Password"), "stage-left{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe("Ghosts are not allowed");
  expect(document.activeElement).toBe(field("Password"));
});

it("never throws, whatever happens after sending", async () => {
  const { user } = renderAt("/", <Form send={() => Promise.reject(null)} />);
  await user.type(field("Username"), "asha");
  await user.type(field("Password"), "stage-left{Enter}");
  expect(screen.getByRole("button", { name: "Go" })).toBeDefined();
});
