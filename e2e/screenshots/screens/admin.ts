import { backOffice } from "../../states/admin.ts";
import type { Screen } from "./screen.ts";

const dialogs =
  /asked for|changing a role|errors|^invited$|session ended|last administrator|navigation|what can be done/;
const held = /^staff\.(me|members|audit)$/;
const phone: [number, number] = [0, 1_023];

/** The states that axe looks at, as pictures. */
const ofAdministrator = backOffice
  .filter(({ who }) => who === "administrator")
  .flatMap(({ states }) => Object.entries(states))
  .map(
    ([state, act]): Screen => ({
      ...{ screen: "back office", state, path: "/help", as: "demo-admin", act },
      isWindow: dialogs.test(state),
      ...(state.includes("phone") && { widths: phone }),
      ...(/loading|opening/.test(state) && { answers: { to: held, are: "held" } }),
    }),
  );

const ofVisitor = backOffice
  .filter(({ who }) => who === undefined)
  .flatMap(({ states }) => Object.entries(states))
  .map(([state, act]): Screen => ({ screen: "back office", state, path: "/help", act }));

export const adminScreens: Screen[] = [...ofVisitor, ...ofAdministrator];
