import type { Capability } from "@callboard/contracts/capability";
import { type LazyExoticComponent, lazy } from "react";
import { matchPath } from "react-router-dom";
import type { AccountPage, Params, Screen } from "./account-page.tsx";
import { accountPages } from "./account-pages.tsx";

type Found = { page: AccountPage; params: Params; Screen: LazyExoticComponent<Screen> };

const screens = new Map(accountPages.map((page) => [page, lazy(page.load)]));

/** The page of an address below `/account`, before an upstream that offers `capabilities`; null for none. */
export function findAccountPage(pathname: string, capabilities: readonly Capability[]): Found | null {
  for (const [page, Screen] of screens) {
    const match = matchPath(page.path, pathname);
    if (match && capabilities.includes(page.needs)) return { page, params: match.params, Screen };
  }
  return null;
}
