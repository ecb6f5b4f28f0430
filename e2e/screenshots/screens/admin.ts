import { backOffice } from "../../states/admin.ts";
import type { Screen } from "./screen.ts";

const dialogs =
  /asked for|changing a role|errors|^invited$|session ended|last administrator|navigation|what can be done/;
const phone: [number, number] = [0, 1_023];

/** `back office articles id` of `/admin/articles/:id`. */
const nameOf = (part = "") => ["back office", ...part.split(/\W+/).slice(2)].join(" ");

/** The states that axe looks at, as pictures. */
const ofAdministrator = backOffice
  .filter(({ who }) => who === "administrator")
  .flatMap(({ part, states }) =>
    Object.entries(states).map(
      ([state, act]): Screen => ({
        ...{ screen: nameOf(part), state, path: "/help", as: "demo-admin", act },
        isWindow: dialogs.test(state),
        ...(state.includes("phone") && { widths: phone }),
        isLoading: /loading|opening/.test(state),
      }),
    ),
  );

const ofVisitor = backOffice
  .filter(({ who }) => who === undefined)
  .flatMap(({ part, states }) =>
    Object.entries(states).map(
      ([state, act]): Screen => ({ screen: nameOf(part), state, path: "/help", act }),
    ),
  );

export const adminScreens: Screen[] = [...ofVisitor, ...ofAdministrator];
