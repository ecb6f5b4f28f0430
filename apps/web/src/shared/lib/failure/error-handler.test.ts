import { errorCatalogue, errorCodes } from "@callboard/contracts/error";
import { TRPCClientError } from "@trpc/client";
import { describe, expect, it, vi } from "vitest";
import { createErrorHandler } from "./error-handler.ts";

const failed = (code: string, message = "") =>
  TRPCClientError.from({ error: { code: -32603, message, data: { code } } as never });

function handler() {
  const toast = vi.fn();
  const goToNotFound = vi.fn();
  const endSession = vi.fn();
  return {
    toast,
    goToNotFound,
    endSession,
    handle: createErrorHandler({ toast, goToNotFound, endSession }),
  };
}

describe("createErrorHandler", () => {
  it.each(errorCodes)("answers %s with the catalogue's effect", (code) => {
    const { handle, toast, goToNotFound } = handler();
    handle(failed(code), { kind: "query" });
    const { effect, text } = errorCatalogue[code];
    const isToast = effect === "toast" || effect === "field";
    expect(toast.mock.calls).toEqual(isToast ? [[text]] : []);
    expect(goToNotFound).toHaveBeenCalledTimes(effect === "redirect" ? 1 : 0);
  });

  it("says what is missing where the answer names it, on the way to the not-found page", () => {
    const { handle, toast, goToNotFound } = handler();
    handle(failed("not_found", "Blog not found"), { kind: "query" });
    expect(goToNotFound).toHaveBeenCalledTimes(1);
    expect(toast.mock.calls).toEqual([["Blog not found"]]);
  });

  it("never takes somebody away who is writing", () => {
    const { handle, toast, goToNotFound } = handler();
    handle(failed("not_found", "Blog not found"), { kind: "mutation" });
    expect(goToNotFound).not.toHaveBeenCalled();
    expect(toast).toHaveBeenCalledWith("Blog not found");
  });

  it("ends a session that the gateway does not know, and says so", () => {
    const { handle, toast, endSession } = handler();
    for (const code of errorCodes) handle(failed(code), { kind: "mutation", meta: { errors: "form" } });
    expect(endSession).toHaveBeenCalledTimes(1);
    expect(toast).toHaveBeenCalledWith("Unauthorized");
  });

  it("leaves the messages of fields to the form that has them", () => {
    const { handle, toast } = handler();
    const error = TRPCClientError.from({
      error: {
        code: -32603,
        message: "Username is already taken",
        data: { code: "validation", fields: { username: "Username is already taken" } },
      } as never,
    });
    handle(error, { kind: "mutation", meta: { errors: "form" } });
    expect(toast).not.toHaveBeenCalled();
    handle(error, { kind: "mutation" });
    expect(toast).toHaveBeenCalledWith("Username is already taken");
  });

  it("leaves everything to a place that asked for it", () => {
    const { handle, toast, goToNotFound } = handler();
    for (const code of errorCodes) handle(failed(code), { kind: "query", meta: { errors: "inline" } });
    expect(toast).not.toHaveBeenCalled();
    expect(goToNotFound).not.toHaveBeenCalled();
  });

  it("says the viewer's words where the answer brought none, once", () => {
    const { handle, toast } = handler();
    handle(failed("upstream"), { kind: "query", meta: { failure: "Failed to fetch categories" } });
    handle(failed("upstream", "Back at nine"), {
      kind: "query",
      meta: { failure: "Failed to fetch cities" },
    });
    expect(toast.mock.calls).toEqual([["Failed to fetch categories"], ["Back at nine"]]);
  });

  it.each(errorCodes)("makes %s a toast wherever that is asked for, with fields or without", (code) => {
    const { handle, toast } = handler();
    const data = { code, fields: { title: "Too long" } };
    const error = TRPCClientError.from({ error: { code: -32603, message: "Too long", data } as never });
    handle(error, { kind: "mutation", meta: { errors: "toast" } });
    expect(toast.mock.calls).toEqual([["Too long"]]);
  });

  it("says nothing about what was broken off on purpose", () => {
    const { handle, toast } = handler();
    const error = TRPCClientError.from(new DOMException("Broken off", "AbortError"));
    handle(error, { kind: "mutation", meta: { errors: "toast" } });
    expect(toast).not.toHaveBeenCalled();
  });
});
