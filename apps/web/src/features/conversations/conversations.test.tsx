import type {
  Conversation,
  ConversationMessage,
  ConversationPage,
  ConversationSummary,
} from "@callboard/contracts/conversation";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as saving from "#shared/lib/page/save-file.ts";
import { signIn } from "../../test/claims.ts";
import { type Answers, failure, never, refusedFields } from "../../test/fake-gateway.ts";
import { renderAt } from "../../test/render-at.tsx";
import { MessagesScreen } from "./messages-screen.tsx";

const pagination = (nextCursor: string | null = null) => ({
  ...{ page: 1, limit: 20, hasNextPage: nextCursor !== null, nextCursor },
});
const sides = {
  ...{
    application_id: 7,
    event: { id: 3, title: "Chorus of forty" },
    role_name: null,
    role: "poster" as const,
  },
  other: { name: "Asha Rao" },
};
const created_at = "2026-11-20T08:00:00.000Z";

const message = (id: number, change: Partial<ConversationMessage> = {}): ConversationMessage => ({
  ...{ id, is_own: false, body: `Message ${id}`, is_removed: false, files: [], created_at, ...change },
});

function conversation(
  messages: ConversationMessage[],
  change: Partial<Conversation> = {},
  cursor: string | null = null,
): ConversationPage {
  const shown = { ...sides, can: { write: true, block: true }, lock: null, read_id: 0, other_read_id: 0 };
  return { conversation: { ...shown, ...change }, messages, pagination: pagination(cursor) };
}

const summary = (change: Partial<ConversationSummary> = {}): ConversationSummary => ({
  ...{
    ...sides,
    unread: 0,
    last: { excerpt: "See you there", file_count: 0, is_own: false, created_at },
    ...change,
  },
});
const inbox = (...conversations: ConversationSummary[]) => ({ conversations, pagination: pagination() });

const healthy: Answers = {
  "conversation.list": () => inbox(summary()),
  "conversation.get": () => conversation([]),
  "conversation.markRead": () => ({ message: "OK" }),
};

function show(answers: Answers = {}, applicationId: number | null = 7, search = "") {
  const path = applicationId === null ? "/account/messages" : `/account/messages/${applicationId}`;
  const shown = renderAt(path + search, <MessagesScreen applicationId={applicationId} />, {
    answers: { ...healthy, ...answers },
  });
  const inputs = (name: string) =>
    shown.calls.filter(({ path: called }) => called === name).map(({ input }) => input);
  return { ...shown, inputs };
}
const aFile = { id: 4, name: "vita.pdf", type: "application/pdf" as const, size: 4, pieces: 2 };
const thread = () => within(screen.getByRole("region", { name: "Conversation with Asha Rao" }));
const box = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Message to Asha Rao" });

beforeEach(signIn);

describe("the inbox", () => {
  it("says who wrote what about which call, what is unread, and leads there", async () => {
    const removed = { excerpt: "", file_count: 0, is_own: true, created_at };
    show(
      {
        "conversation.list": () =>
          inbox(
            summary({ unread: 120 }),
            summary({ application_id: 8, other: { name: "Dev" }, last: removed }),
          ),
      },
      null,
    );
    const [first, second] = within(await screen.findByRole("list")).getAllByRole("link");
    expect(first?.textContent).toContain("Asha Rao");
    expect(first?.textContent).toContain("Chorus of forty See you there 99+ unread");
    expect(first?.getAttribute("href")).toBe("/account/messages/7");
    expect(second?.textContent).toContain("You: Message removed");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Messages");
  });

  it("says for which team it is, and who of it wrote last", async () => {
    const last = { excerpt: "At ten", file_count: 0, is_own: true, author: "Kabir", created_at };
    const sent = message(4, { is_own: true, author: "Kabir" });
    show({
      "conversation.list": () => inbox(summary({ team_name: "Lantern Casting", last })),
      "conversation.get": () => conversation([sent], { team_name: "Lantern Casting" }),
    });
    const [link] = await screen.findAllByRole("link", { name: /At ten/ });
    expect(link?.textContent).toContain("Lantern Casting: Chorus of forty Kabir: At ten");
    expect(await screen.findByText("You write for Lantern Casting")).toBeTruthy();
    expect(screen.getByText("Kabir:")).toBeTruthy();
  });

  it("asks for the unread alone, and keeps that while one is read", async () => {
    const { user, inputs } = show(
      { "conversation.list": ({ unread }: { unread?: true }) => (unread ? inbox() : inbox(summary())) },
      null,
    );
    await user.click(await screen.findByRole("link", { name: "Unread" }));
    expect(await screen.findByText("You have read everything.")).toBeTruthy();
    expect(inputs("conversation.list").at(-1)).toMatchObject({ unread: true });
    expect(screen.getByTestId("address").textContent).toBe("/account/messages?show=unread");
  });

  it("is empty, loading, or failed with Retry", async () => {
    show({ "conversation.list": () => inbox() }, null).unmount();
    const loading = show({ "conversation.list": never }, null);
    expect(screen.getByText("Loading your messages...")).toBeTruthy();
    loading.unmount();
    let isDown = true;
    const { user } = show(
      {
        "conversation.list": () => {
          if (isDown) throw failure("upstream");
          return inbox();
        },
      },
      null,
    );
    expect(await screen.findByText("Your messages could not be loaded")).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("No messages yet")).toBeTruthy();
  });
});

describe("a conversation", () => {
  it("shows the oldest message first, marks the newest as read, and says what the other one has read", async () => {
    const messages = [message(4), message(3, { is_own: true }), message(2, { is_removed: true, body: "" })];
    const { inputs } = show({
      "conversation.get": () => conversation(messages, { read_id: 2, other_read_id: 3 }),
    });
    const items = await screen.findAllByText(/^Message \d$|was removed/);
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "This message was removed.",
      "Message 3",
      "Message 4",
    ]);
    expect(thread().getByText("Read")).toBeTruthy();
    await waitFor(() =>
      expect(inputs("conversation.markRead")).toEqual([{ application_id: 7, message_id: 4 }]),
    );
  });

  it("marks nothing that is marked already, and loads earlier messages", async () => {
    const { user, inputs } = show({
      "conversation.get": ({ cursor }: { cursor?: string }) =>
        cursor ? conversation([message(1)]) : conversation([message(2)], { read_id: 2 }, "older"),
    });
    await user.click(await screen.findByRole("button", { name: "Earlier messages" }));
    expect(await screen.findByText("Message 1")).toBeTruthy();
    expect(screen.getAllByText(/^Message \d$/)[0]?.textContent).toBe("Message 1");
    expect(inputs("conversation.markRead")).toEqual([]);
  });

  it("sends what was written, trimmed, and shows it at once; the text is a draft until then", async () => {
    const { user, inputs, unmount } = show();
    await user.type(await box(), "  Come on Monday");
    unmount();
    const again = show({
      "conversation.send": ({ body }: { body: string }) => message(9, { body, is_own: true }),
    });
    const field = await box();
    expect(field.value).toBe("  Come on Monday");
    await again.user.type(field, "{Control>}{Enter}{/Control}");
    expect(await thread().findByText("Come on Monday")).toBeTruthy();
    expect(thread().getByText("Sent")).toBeTruthy();
    expect(field.value).toBe("");
    expect(again.inputs("conversation.send")).toEqual([
      {
        application_id: 7,
        body: "Come on Monday",
        file_ids: [],
        idempotency_key: expect.stringMatching(/^[\w-]{16,64}$/),
      },
    ]);
    expect(inputs("conversation.send")).toEqual([]);
  });

  it("keeps a sent message when messages that were asked for before it come after it", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let messages = [message(2)];
    let isSlow = false;
    const { user, inputs, queryClient } = show({
      "conversation.get": async () => {
        const answer = conversation(messages, { read_id: 2 });
        if (isSlow) await promise;
        return answer;
      },
      "conversation.send": ({ body }: { body: string }) => {
        messages = [message(9, { body, is_own: true }), ...messages];
        return messages[0];
      },
    });
    await user.type(await box(), "Come on Monday");
    isSlow = true;
    act(() => void queryClient.invalidateQueries());
    await waitFor(() => expect(inputs("conversation.get")).toHaveLength(2));
    isSlow = false;
    await user.keyboard("{Control>}{Enter}{/Control}");
    await thread().findByText("Come on Monday");
    await act(async () => resolve());
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(thread().getByText("Come on Monday")).toBeTruthy();
    expect(inputs("conversation.get")).toHaveLength(3);
  });

  it("takes no more text while a message is sent, and keeps the focus", async () => {
    const { user } = show({ "conversation.send": never });
    const field = await box();
    await user.type(field, "Hello{Control>}{Enter}{/Control}");
    await user.type(field, " again");
    expect(field.value).toBe("Hello");
    expect(document.activeElement).toBe(field);
  });

  it("keeps the words and their key when sending fails, and takes another key for other words", async () => {
    const { user, inputs } = show({
      "conversation.send": () => {
        throw failure("upstream");
      },
    });
    await user.type(await box(), "Hello");
    const press = () => user.click(screen.getByRole("button", { name: "Send" }));
    await press();
    expect((await thread().findByRole("alert")).textContent).toBe("The message could not be sent");
    await press();
    await user.type(await box(), " again");
    await press();
    await waitFor(() => expect(inputs("conversation.send")).toHaveLength(3));
    const keys = inputs("conversation.send").map(({ idempotency_key }) => idempotency_key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect((await box()).value).toBe("Hello again");
  });

  it("sends files that were stored, alone too, and none that was refused or removed", async () => {
    const stored: string[] = [];
    const { user, inputs } = show({
      "conversation.addFile": (form: unknown) => {
        const file = (form as FormData).get("file") as File;
        if (file.name === "empty.pdf") throw refusedFields({ file: "Must be a PDF" });
        const { length: id } = [...stored, stored.push(file.name)];
        return { id, name: file.name, type: "application/pdf", size: file.size, pieces: 1 };
      },
      "conversation.send": () => message(9, { body: "", is_own: true, files: [aFile] }),
    });
    await box();
    const pdf = (name: string) => new File(["%PDF-"], name, { type: "application/pdf" });
    const send = screen.getByRole<HTMLButtonElement>("button", { name: "Send" });
    await user.upload(screen.getByLabelText("Files to send"), [
      ...[pdf("one.pdf"), pdf("empty.pdf"), pdf("two.pdf")],
      new File(["GIF8"], "moving.png", { type: "image/png" }),
      new File(["a".repeat(10 * 1_048_576 + 1)], "large.pdf", { type: "application/pdf" }),
      pdf("sixth.pdf"),
    ]);
    const files = within(await screen.findByRole("list", { name: "Files" }));
    expect(await files.findByText("Must be a PDF")).toBeTruthy();
    expect(await files.findByText("Must be at most 10 MB")).toBeTruthy();
    await waitFor(() => expect(stored).toEqual(["one.pdf", "two.pdf", "moving.png"]));
    expect(send.disabled).toBe(true);
    for (const name of ["empty.pdf", "large.pdf", "two.pdf"])
      await user.click(files.getByRole("button", { name: `Remove ${name}` }));
    await waitFor(() => expect(send.disabled).toBe(false));
    await user.click(send);
    expect(await thread().findByRole("button", { name: /^Download vita.pdf/ })).toBeTruthy();
    expect(inputs("conversation.send")).toMatchObject([{ body: "", file_ids: [1, 3] }]);
    expect(thread().queryByText("one.pdf")).toBeNull();
  });

  it("has the browser store a file, piece by piece", async () => {
    const saved = vi.spyOn(saving, "saveBlob").mockImplementation(() => {});
    const { user, inputs } = show({
      "conversation.get": () => conversation([message(1, { body: "", files: [aFile] })]),
      "conversation.filePiece": ({ index }: { index: number }) => ({ piece: btoa(index ? "DF" : "%P") }),
    });
    await user.click(await screen.findByRole("button", { name: /^Download vita.pdf/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const [name, blob] = saved.mock.calls[0] ?? [];
    expect([name, blob?.type, await blob?.text()]).toEqual(["vita.pdf", "application/pdf", "%PDF"]);
    expect(inputs("conversation.filePiece")).toEqual([
      { id: 4, index: 0 },
      { id: 4, index: 1 },
    ]);
  });

  it("sends nothing empty, and nothing that is too long", async () => {
    const { user } = show();
    const field = await box();
    const isDisabled = () => screen.getByRole<HTMLButtonElement>("button", { name: "Send" }).disabled;
    await user.type(field, "  ");
    expect(isDisabled()).toBe(true);
    await user.click(field);
    await user.paste("a".repeat(2_001));
    expect(isDisabled()).toBe(true);
    expect(screen.getByText("1 too many characters")).toBeTruthy();
  });

  it.each([
    ["call_hidden", "This call is not public at present", false],
    ["blocked", "You can no longer write to Asha Rao here.", false],
    ["blocking", "You have blocked Asha Rao.", true],
  ] as const)("has no form where it is locked: %s", async (lock, text, canUnblock) => {
    show({
      "conversation.get": () =>
        conversation([message(1)], { lock, can: { write: false, block: lock !== "blocking" } }),
    });
    expect(await screen.findByText(text, { exact: false })).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button", { name: "Unblock" }) !== null).toBe(canUnblock);
  });

  it("blocks after asking, and unblocks", async () => {
    let isBlocked = false;
    const { user, inputs } = show({
      "conversation.get": () =>
        conversation([], {
          lock: isBlocked ? "blocking" : null,
          can: { write: !isBlocked, block: !isBlocked },
        }),
      "conversation.block": (input: { is_blocked: boolean }) => {
        isBlocked = input.is_blocked;
        return { message: "Blocked" };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Block Asha Rao" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Block Asha Rao?" }));
    await user.click(dialog.getByRole("button", { name: "Block" }));
    await user.click(await screen.findByRole("button", { name: "Unblock" }));
    expect(await box()).toBeTruthy();
    expect(inputs("conversation.block")).toEqual([
      { application_id: 7, is_blocked: true },
      { application_id: 7, is_blocked: false },
    ]);
  });

  it("is not found for others, and offers Retry after a failure", async () => {
    const refused = (code: "not_found" | "upstream") => ({
      "conversation.get": () => {
        throw failure(code);
      },
    });
    const { unmount } = show(refused("not_found"));
    expect(await screen.findByText(/page or content you are looking for/)).toBeTruthy();
    unmount();
    show(refused("upstream"));
    expect(await screen.findByText("The conversation could not be loaded")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
  });
});
