import type { ContributionReceipt, LedgerLine, OwnContribution } from "@callboard/contracts/contribution";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { account, signIn } from "../../../test/claims.ts";
import { campaignDetails, eventDetails, eventPage } from "../../../test/events.ts";
import { type Answers, failure } from "../../../test/fake-gateway.ts";
import { myContribution } from "../../../test/my-lists.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { CampaignScreen } from "./campaign-screen.tsx";

function line(id: number, change: Partial<LedgerLine> = {}): LedgerLine {
  return {
    id,
    amount: 20,
    public_name: `Friend ${id}`,
    message: null,
    reversal_of_id: null,
    created_at: "2026-11-20T08:00:00.000Z",
    ...change,
  };
}

type Pledge = { idempotency_key: string; contribution: { amount: number; public_name?: string } };
type Start = { lines?: LedgerLine[]; own?: OwnContribution[]; supporters?: number };

/** A fake gateway with a ledger: pledges and reversals show in every later answer. */
function gateway({ lines = [line(1)], own = [], supporters = 1 }: Start = {}): Answers {
  const ledger = { lines: [...lines], own: [...own], supporters };
  const raised = () => ledger.lines.reduce((sum, { amount }) => sum + amount, 0);
  const totals = () => ({ raised_so_far: raised(), supporters: ledger.supporters });
  const pagination = { page: 1, limit: 20, hasNextPage: false, nextCursor: null };
  const add = (added: LedgerLine, people: number): ContributionReceipt => {
    ledger.lines.unshift(added);
    ledger.supporters += people;
    return { line: added, ...totals() };
  };
  return {
    "event.get": () => campaignDetails(9, totals()),
    "event.related": () => eventPage([]),
    "contribution.ledger": () => ({ ...totals(), lines: ledger.lines, pagination }),
    "contribution.mine": () => ({ contributions: ledger.own, pagination }),
    "contribution.create": ({ contribution: { amount, public_name } }: Pledge) => {
      const id = 50 + ledger.own.length;
      ledger.own.unshift(myContribution(id, { event_id: 9, amount, public_name: public_name ?? null }));
      return add(line(id, { amount, public_name: public_name ?? null }), 1);
    },
    "contribution.reverse": ({ id }: { id: number }) => {
      const [pledge] = ledger.own;
      ledger.own = ledger.own.map((one) => ({
        ...one,
        reversed_at: "2026-11-21T09:00:00.000Z",
        can: { reverse: false },
      }));
      return add(line(99, { amount: -(pledge?.amount ?? 0), reversal_of_id: id, public_name: "Meher" }), -1);
    },
  };
}

function show(answers: Answers = gateway(), address = "/Crowdfunding/9") {
  return renderAt(address, <CampaignScreen id="9" />, { answers });
}
type Shown = ReturnType<typeof show>;

const totalsShown = async () => {
  const number = (words: RegExp) => screen.getByText(words).parentElement?.textContent;
  await screen.findByText("raised so far");
  return [number(/^raised so far$/), number(/^supporters?$/)];
};
const bar = () => screen.getByRole("progressbar").getAttribute("aria-valuetext");
const ledgerLines = () =>
  within(screen.getByRole("region", { name: "Ledger" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

async function open({ user }: Shown) {
  const [button] = await screen.findAllByRole("button", { name: "Contribute" });
  await user.click(button as HTMLElement);
  return within(await screen.findByRole("dialog", { name: "Contribute to Campaign 9" }, { timeout: 5_000 }));
}
const keysOf = ({ calls }: Shown) =>
  calls
    .filter(({ path }) => path === "contribution.create")
    .map(({ input }) => (input as unknown as Pledge).idempotency_key);

let said: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  said = vi.spyOn(notify, "success").mockImplementation(() => {});
});

describe("a campaign's page", () => {
  it("shows its progress, its target and its ledger", async () => {
    const lines = [
      line(3, { amount: -20, reversal_of_id: 1, public_name: "Friend 1" }),
      line(2, { amount: 12.5, public_name: null, message: "Good luck" }),
      line(1),
    ];
    const { report } = show(gateway({ lines }));
    expect(await totalsShown()).toEqual(["€12.50 raised so far", "1 supporter"]);
    expect(bar()).toBe("€12.50 of €5,000");
    expect(screen.getByText("Target").parentElement?.textContent).toBe("Target€5,000");
    expect(screen.getByText("Venue").parentElement?.textContent).toContain("Lantern Hall");
    expect(screen.queryByText("Casting Director")).toBeNull();
    await screen.findByText("Good luck");
    expect(ledgerLines()).toEqual([
      "Friend 1 took a pledge back20 Nov 2026−€20",
      "AnonymousGood luck20 Nov 2026€12.50",
      "Friend 120 Nov 2026€20",
    ]);
    expect(report.head?.canonical).toBe("/Crowdfunding/9");
  });

  it("shows the totals that came with the ledger when the campaign was fetched earlier", async () => {
    const earlier = campaignDetails(9, { raised_so_far: 0, supporters: 0 });
    show({ ...gateway(), "event.get": () => earlier });
    await screen.findByText("Friend 1");
    expect(await totalsShown()).toEqual(["€20 raised so far", "1 supporter"]);
  });

  it("redirects an event to its own URL", async () => {
    const { report } = show({ ...gateway(), "event.get": () => eventDetails(9) });
    await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/event/9"));
    expect(report).toMatchObject({ status: 301, redirect: "/event/9" });
  });

  it("has an empty state without pledges", async () => {
    show(gateway({ lines: [], supporters: 0 }));
    expect(await screen.findByText("Nobody has pledged yet. Be the first.")).toBeTruthy();
    expect(bar()).toBe("€0 of €5,000");
  });

  it("offers Retry when the ledger cannot be loaded", async () => {
    let isDown = true;
    const healthy = gateway();
    const { user } = show({
      ...healthy,
      "contribution.ledger": (input) => {
        if (isDown) throw failure("upstream");
        return healthy["contribution.ledger"]?.(input);
      },
    });
    expect(await screen.findByText("The ledger could not be loaded")).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Friend 1")).toBeTruthy();
  });
});

describe("a long ledger", () => {
  const pages: Answers = {
    ...gateway(),
    "contribution.ledger": ({ cursor, page }: { cursor?: string; page: number }) => {
      const isLast = cursor !== undefined || page === 2;
      return {
        raised_so_far: 40,
        supporters: 2,
        lines: [line(isLast ? 1 : 2)],
        pagination: { page, limit: 20, hasNextPage: !isLast, nextCursor: isLast ? null : "older" },
      };
    },
  };

  it("loads more and writes the page into the URL", async () => {
    const { user } = show(pages);
    await user.click(await screen.findByRole("link", { name: "Load More" }));
    expect(await screen.findByText("Friend 1")).toBeTruthy();
    expect(ledgerLines()).toHaveLength(2);
    await waitFor(() => {
      expect(screen.getByTestId("address").textContent).toBe("/Crowdfunding/9?ledger=2");
    });
    expect(document.activeElement?.textContent).toContain("Friend 1");
    expect(screen.queryByRole("link", { name: "Load More" })).toBeNull();
  });

  it("starts at the page in the URL, with a link to newer pledges", async () => {
    show(pages, "/Crowdfunding/9?ledger=2");
    expect(await screen.findByText("Friend 1")).toBeTruthy();
    expect(ledgerLines()).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Newer lines" }).getAttribute("href")).toBe("/Crowdfunding/9");
  });
});

describe("contributing", () => {
  beforeEach(signIn);

  it("states that nothing is charged, and shows the pledge in total, bar, supporters and ledger", async () => {
    const shown = show();
    const dialog = await open(shown);
    expect(dialog.getByText(/No card is charged/)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>("Public name").value).toBe(account.name);
    await shown.user.type(dialog.getByLabelText("Amount"), "1,250.5");
    await shown.user.click(dialog.getByRole("button", { name: "Pledge" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(said).toHaveBeenCalledWith("Pledge recorded");
    expect(await totalsShown()).toEqual(["€1,270.50 raised so far", "2 supporters"]);
    expect(bar()).toBe("€1,270.50 of €5,000");
    expect(ledgerLines()[0]).toBe(`${account.name}20 Nov 2026€1,250.50`);
    expect(await screen.findByRole("heading", { name: "Your pledges" })).toBeTruthy();
  });

  it("checks the amount that it shows: a mended one is no error any more", async () => {
    const { user } = show();
    const dialog = await open({ user } as Shown);
    const amount = dialog.getByLabelText<HTMLInputElement>("Amount");
    await user.click(dialog.getByRole("button", { name: "Pledge" }));
    expect(await dialog.findByText("Amount is required")).toBeTruthy();
    await user.type(amount, "12,50");
    await user.tab();
    expect(amount.value).toBe("12.50");
    await waitFor(() => expect(dialog.queryByText("Amount is required")).toBeNull());
  });

  it("mends the amount on Enter as well", async () => {
    const shown = show();
    const dialog = await open(shown);
    await shown.user.type(dialog.getByLabelText("Amount"), "12,50{Enter}");
    await waitFor(() => expect(said).toHaveBeenCalledWith("Pledge recorded"));
  });

  it("can be anonymous, without a name", async () => {
    const shown = show();
    const dialog = await open(shown);
    await shown.user.clear(dialog.getByLabelText("Public name"));
    await shown.user.type(dialog.getByLabelText("Amount"), "5");
    await shown.user.click(dialog.getByRole("button", { name: "Pledge" }));
    expect(await dialog.findByText("Name is required")).toBeTruthy();
    await shown.user.click(dialog.getByRole("checkbox", { name: "Stay anonymous" }));
    expect(dialog.queryByLabelText("Public name")).toBeNull();
    await shown.user.click(dialog.getByRole("button", { name: "Pledge" }));
    await waitFor(() => expect(said).toHaveBeenCalledWith("Pledge recorded"));
    const sent = shown.calls.find(({ path }) => path === "contribution.create");
    expect(sent?.input).toMatchObject({ contribution: { event_id: 9, amount: 5, is_anonymous: true } });
  });

  it.each([
    ["", "Amount is required"],
    ["0.5", "Must be at least 1 euro"],
    ["10001", "Must be at most 10000 euro"],
  ])("refuses %j as an amount", async (amount, words) => {
    const shown = show();
    const dialog = await open(shown);
    if (amount) await shown.user.type(dialog.getByLabelText("Amount"), amount);
    await shown.user.click(dialog.getByRole("button", { name: "Pledge" }));
    expect(await dialog.findByText(words)).toBeTruthy();
    expect(keysOf(shown)).toEqual([]);
  });

  it("pledges once on a double click", async () => {
    const shown = show();
    const dialog = await open(shown);
    await shown.user.type(dialog.getByLabelText("Amount"), "5");
    const form = dialog.getByRole("button", { name: "Pledge" }).closest("form") as HTMLFormElement;
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    await waitFor(() => expect(said).toHaveBeenCalledWith("Pledge recorded"));
    expect(keysOf(shown)).toHaveLength(1);
  });

  it("retries under the same idempotency key after a lost answer and a reload, and changes it with the content", async () => {
    const broken = {
      ...gateway(),
      "contribution.create": () => {
        throw failure("network");
      },
    };
    const first = show(broken);
    const dialog = await open(first);
    await first.user.type(dialog.getByLabelText("Amount"), "5");
    await first.user.click(dialog.getByRole("button", { name: "Pledge" }));
    await waitFor(() => expect(first.toasts).toHaveLength(1));
    first.unmount();

    const second = show(broken, "/Crowdfunding/9?contribute=1");
    const again = within(await screen.findByRole("dialog"));
    const amount = again.getByLabelText<HTMLInputElement>("Amount");
    await waitFor(() => expect(amount.value).toBe("5.00"));
    await second.user.click(again.getByRole("button", { name: "Pledge" }));
    await waitFor(() => expect(second.toasts).toHaveLength(1));
    expect(keysOf(second)).toEqual(keysOf(first));

    await second.user.clear(amount);
    await second.user.type(amount, "6");
    await second.user.click(again.getByRole("button", { name: "Pledge" }));
    await waitFor(() => expect(keysOf(second)).toHaveLength(2));
    expect(new Set(keysOf(second)).size).toBe(2);
  });

  it("uses a new key for the same pledge after the first is recorded", async () => {
    const shown = show();
    for (const times of [1, 2]) {
      const dialog = await open(shown);
      await shown.user.type(dialog.getByLabelText("Amount"), "5");
      await shown.user.click(dialog.getByRole("button", { name: "Pledge" }));
      await waitFor(() => expect(said).toHaveBeenCalledTimes(times));
    }
    expect(new Set(keysOf(shown)).size).toBe(2);
  });
});

it("is not offered to the campaign's own poster, by button or by URL", async () => {
  signIn();
  const viewer = { can: { apply: false, review: false, contribute: false }, application: null };
  show({ ...gateway(), "event.viewer": () => viewer }, "/Crowdfunding/9?contribute=1");
  expect(await screen.findByText("This is your campaign: others can pledge to it.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Contribute" })).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
});

describe("one's own pledges", () => {
  const own = [myContribution(1, { event_id: 9, amount: 20 })];

  it("are not fetched for visitors", async () => {
    const { calls } = show();
    await totalsShown();
    expect(calls.map(({ path }) => path)).not.toContain("contribution.mine");
    expect(screen.queryByRole("heading", { name: "Your pledges" })).toBeNull();
  });

  it("can be reversed, which total, bar, supporters and ledger show", async () => {
    signIn();
    const shown = show(gateway({ own }));
    await shown.user.click(await screen.findByRole("button", { name: "Take back the pledge of €20" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Take this pledge back?" }));
    await shown.user.click(dialog.getByRole("button", { name: "Take back" }));
    expect(await screen.findByText(/^taken back on 21 Nov 2026/)).toBeTruthy();
    expect(await totalsShown()).toEqual(["€0 raised so far", "0 supporters"]);
    expect(bar()).toBe("€0 of €5,000");
    expect(ledgerLines()[0]).toBe("Meher took a pledge back20 Nov 2026−€20");
    expect(said).toHaveBeenCalledWith("Pledge taken back");
    await waitFor(() => {
      expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your pledges" }));
    });
    expect(screen.queryByRole("button", { name: /^Take back/ })).toBeNull();
  });
});
