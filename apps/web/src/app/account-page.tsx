import type { Capability } from "@callboard/contracts/capability";
import type { ComponentType } from "react";
import { NotFound } from "#shared/ui/state/not-found.tsx";

export type Params = Readonly<Record<string, string | undefined>>;
export type Screen = ComponentType<{ params: Params }>;

/** A page of who is signed in. Its head and its title are there before its screen. */
export type AccountPage = {
  path: string;
  title: string;
  description: string;
  needs: Capability;
  /** Its screen asks visitors to sign in where it has to. */
  isOpen?: boolean;
  load: () => Promise<{ default: Screen }>;
};

/** A screen of what its address names by number. */
export function ById({ id, Screen }: { id: string | undefined; Screen: ComponentType<{ id: number }> }) {
  const number = Number(id);
  return Number.isSafeInteger(number) && number > 0 ? <Screen key={number} id={number} /> : <NotFound />;
}
