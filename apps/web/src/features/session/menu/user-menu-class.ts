import { cx } from "#shared/lib/text/class-names.ts";
import { buttonClass } from "#shared/ui/button.tsx";

/** The user's button in the header, before and after its menu's code is there. */
export const userMenuClass = cx(buttonClass({ variant: "quiet" }), "min-w-0 max-w-52 px-2!");
