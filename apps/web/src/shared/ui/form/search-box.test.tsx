import { act, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SearchBox } from "./search-box.tsx";

const box = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" });
const type = (value: string) => fireEvent.change(box(), { target: { value } });

describe("SearchBox", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it("searches the trimmed text half a second after the last key", () => {
    const onSearch = vi.fn();
    render(<SearchBox label="Search" value="" onSearch={onSearch} />);
    type("mi");
    act(() => vi.advanceTimersByTime(499));
    type(" mime ");
    act(() => vi.advanceTimersByTime(499));
    expect(onSearch).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(1));
    expect(onSearch).toHaveBeenCalledExactlyOnceWith("mime");
  });

  it("searches at once on Enter and on clearing, and not a second time", () => {
    const onSearch = vi.fn();
    render(<SearchBox label="Search" value="" onSearch={onSearch} />);
    type("mime");
    fireEvent.submit(box());
    fireEvent.click(screen.getByRole("button", { name: "Clear search" }));
    act(() => vi.advanceTimersByTime(1_000));
    expect(onSearch.mock.calls).toEqual([["mime"], [""]]);
    expect(document.activeElement).toBe(box());
    expect(screen.queryByRole("button", { name: "Clear search" })).toBeNull();
  });

  it("waits for Enter where it is told to", () => {
    const onSearch = vi.fn();
    render(<SearchBox label="Search" value="" onSearch={onSearch} when="enter" />);
    type("mime");
    act(() => vi.advanceTimersByTime(1_000));
    expect(onSearch).not.toHaveBeenCalled();
    fireEvent.submit(box());
    expect(onSearch).toHaveBeenCalledExactlyOnceWith("mime");
  });

  it("brings nobody back who has gone to another page since", () => {
    const onSearch = vi.fn();
    render(<SearchBox label="Search" value="" onSearch={onSearch} />);
    type("mime");
    history.pushState(null, "", "/event/7");
    act(() => vi.advanceTimersByTime(1_000));
    expect(onSearch).not.toHaveBeenCalled();
  });

  it("takes over a value that changes from outside, but not its own late echo", () => {
    const { rerender } = render(<SearchBox label="Search" value="" onSearch={() => {}} />);
    type("mime");
    act(() => vi.advanceTimersByTime(500));
    type("mime and");
    rerender(<SearchBox label="Search" value="mime" onSearch={() => {}} />);
    expect(box().value).toBe("mime and");
    rerender(<SearchBox label="Search" value="clown" onSearch={() => {}} />);
    expect(box().value).toBe("clown");
  });
});

describe("a search box that the gateway rendered", () => {
  const early = async (written: string) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const onSearch = vi.fn();
    const page = <SearchBox label="Search" value="" onSearch={onSearch} />;
    const host = document.body.appendChild(document.createElement("div"));
    host.innerHTML = renderToString(page);
    const input = host.querySelector("input") as HTMLInputElement;
    input.value = written;
    const root = await act(async () => hydrateRoot(host, page));
    act(() => vi.advanceTimersByTime(500));
    const { value } = input;
    await act(async () => root.unmount());
    host.remove();
    vi.useRealTimers();
    return { value, searches: onSearch.mock.calls };
  };

  it("searches for what was typed before the app was there, and keeps it", async () => {
    expect(await early("mime")).toEqual({ value: "mime", searches: [["mime"]] });
  });

  it("searches for nothing where nothing was typed", async () => {
    expect(await early("")).toEqual({ value: "", searches: [] });
  });
});
