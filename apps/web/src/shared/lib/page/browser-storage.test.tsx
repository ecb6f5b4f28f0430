import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  notifyStorage,
  parseItem,
  readItem,
  storedKeys,
  subscribeToStorage,
  useStoredItem,
  writeItem,
} from "./browser-storage.ts";

const key = "test:item";
const areas = { tab: () => sessionStorage, browser: () => localStorage };

// Before the set-up clears both.
afterEach(() => void vi.restoreAllMocks());

/** As browsers do for pages whose storage the visitor has blocked. */
function forbidStorage() {
  const forbid = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(window, "localStorage", "get").mockImplementation(forbid);
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(forbid);
}

describe.each(["tab", "browser"] as const)("an item of the %s", (place) => {
  it("is read as it was written, until it is removed", () => {
    writeItem(place, key, "one");
    expect(areas[place]().getItem(key)).toBe("one");
    expect(readItem(place, key)).toBe("one");
    expect(storedKeys(place)).toEqual([key]);
    writeItem(place, key, null);
    expect(readItem(place, key)).toBeNull();
    expect(storedKeys(place)).toEqual([]);
  });

  it("does not exist where storage is forbidden", () => {
    forbidStorage();
    expect(() => writeItem(place, key, "one")).not.toThrow();
    expect(readItem(place, key)).toBeNull();
    expect(storedKeys(place)).toEqual([]);
  });

  it("stays as it was where storage is full", () => {
    writeItem(place, key, "one");
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    writeItem(place, key, "two");
    expect(readItem(place, key)).toBe("one");
  });
});

describe("parseItem", () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['"text"', "text"],
    ["{", null],
    ["", null],
    [null, null],
    [undefined, null],
  ])("reads %j", (text, value) => {
    expect(parseItem(text)).toEqual(value);
  });
});

describe("a subscription", () => {
  it("is called for a change in this tab and in another, until it ends", () => {
    const onChange = vi.fn();
    const end = subscribeToStorage(onChange);
    notifyStorage();
    window.dispatchEvent(new StorageEvent("storage", { key }));
    expect(onChange).toHaveBeenCalledTimes(2);
    end();
    notifyStorage();
    window.dispatchEvent(new StorageEvent("storage", { key }));
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});

describe("useStoredItem", () => {
  function Shown() {
    return <p>{String(useStoredItem("browser", key, "nobody knows"))}</p>;
  }

  it("follows what is stored", () => {
    render(<Shown />);
    expect(screen.getByText("null")).toBeTruthy();
    act(() => {
      writeItem("browser", key, "one");
      notifyStorage();
    });
    expect(screen.getByText("one")).toBeTruthy();
  });

  it("is not known on the server", () => {
    writeItem("browser", key, "one");
    expect(renderToString(<Shown />)).toContain("nobody knows");
  });
});
