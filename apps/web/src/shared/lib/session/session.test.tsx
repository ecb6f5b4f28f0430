import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import {
  clearAuth,
  endSession,
  forgetEndedSession,
  saveAuth,
  storedToken,
  useHasSessionEnded,
  useIsSessionKnown,
  useUser,
} from "./session.ts";

const auth = { user: { id: 3, name: "Asha Rao" }, token: "t-3" };

function Who() {
  const user = useUser();
  const isKnown = useIsSessionKnown();
  const hasEnded = useHasSessionEnded();
  return <p>{`${isKnown ? (user?.name ?? "visitor") : "unknown"}${hasEnded ? ", ended" : ""}`}</p>;
}
const shown = () => screen.getByText(/./).textContent;

/** What the browser does in the other tabs when one changes the storage. */
function inAnotherTab(change: () => void) {
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent("storage", { key: "auth" }));
  });
}

describe("who is signed in", () => {
  it("knows nobody on the server", () => {
    saveAuth(auth);
    expect(renderToString(<Who />)).toBe("<p>unknown</p>");
  });

  it("signs in and out, and keeps the token for the gateway", () => {
    render(<Who />);
    expect(shown()).toBe("visitor");
    act(() => saveAuth(auth));
    expect(shown()).toBe("Asha Rao");
    expect(storedToken()).toBe("t-3");
    expect(JSON.parse(localStorage.getItem("auth") ?? "")).toEqual(auth);
    act(clearAuth);
    expect(shown()).toBe("visitor");
    expect(storedToken()).toBeNull();
  });

  it("signs out when another tab does, and in when another tab does", () => {
    act(() => saveAuth(auth));
    render(<Who />);
    inAnotherTab(() => localStorage.removeItem("auth"));
    expect(shown()).toBe("visitor");
    inAnotherTab(() => localStorage.setItem("auth", JSON.stringify(auth)));
    expect(shown()).toBe("Asha Rao");
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    '"text"',
    "{}",
    '{"token":"t"}',
    '{"user":{"id":"3","name":"A"},"token":"t"}',
  ])("counts %j as signed out", (stored) => {
    localStorage.setItem("auth", stored);
    render(<Who />);
    expect(shown()).toBe("visitor");
    expect(storedToken()).toBeNull();
  });

  it("remembers that a session ended on its own until somebody signs in or does not care", () => {
    render(<Who />);
    act(endSession);
    expect(shown()).toBe("visitor");
    act(() => saveAuth(auth));
    act(endSession);
    expect(shown()).toBe("visitor, ended");
    act(forgetEndedSession);
    expect(shown()).toBe("visitor");
    act(() => saveAuth(auth));
    act(endSession);
    act(() => saveAuth(auth));
    expect(shown()).toBe("Asha Rao");
  });

  it("stays where the one that was rejected is another one, which it has replaced", () => {
    render(<Who />);
    act(() => saveAuth(auth));
    act(() => endSession("the token of a former session"));
    expect(shown()).toBe("Asha Rao");
    act(() => endSession(auth.token));
    expect(shown()).toBe("visitor, ended");
  });
});
