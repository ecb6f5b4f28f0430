import type { EventForm } from "@callboard/contracts/event-form";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { createBrowserClient } from "#shared/lib/api/browser-client.ts";
import { createQueryClient } from "#shared/lib/api/query-client.ts";
import { trpc } from "#shared/lib/api/trpc.ts";
import { clearAuth, saveAuth } from "#shared/lib/session/session.ts";
import { signedInAs } from "../../../test/people.ts";
import { usePostEvent } from "./use-post-event.ts";

const send = vi.fn();
const abort = vi.fn();

/** An upload that never ends by itself. */
class SlowRequest {
  upload = {};
  onabort = () => {};
  open() {}
  setRequestHeader() {}
  send = send;
  abort() {
    abort();
    this.onabort();
  }
}

afterEach(() => act(clearAuth));

it("ends the upload when its page is left", async () => {
  vi.stubGlobal("XMLHttpRequest", SlowRequest);
  saveAuth(signedInAs().auth);
  let post: ReturnType<typeof usePostEvent>["post"] | undefined;
  function Form() {
    ({ post } = usePostEvent("event"));
    return null;
  }
  const queryClient = createQueryClient(() => {});
  const { unmount } = render(
    <trpc.Provider queryClient={queryClient} client={createBrowserClient()}>
      <QueryClientProvider client={queryClient}>
        <Form />
      </QueryClientProvider>
    </trpc.Provider>,
  );
  const posted = post?.({ kind: "event", title: "Six Lanterns" } as EventForm);
  const ended = expect(posted).rejects.toMatchObject({ cause: { name: "AbortError" } });
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(abort).not.toHaveBeenCalled();
  unmount();
  expect(abort).toHaveBeenCalledTimes(1);
  await ended;
});
