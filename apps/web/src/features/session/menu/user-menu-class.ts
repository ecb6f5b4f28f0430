import { cx } from "#shared/lib/text/class-names.ts";
import { buttonClass } from "#shared/ui/button.tsx";

/** The user's button in the header, the same before and after its menu is loaded. */
export const userMenuClass = cx(buttonClass({ variant: "quiet" }), "min-w-0 max-w-52 px-2!");
