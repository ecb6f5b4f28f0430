import { addMs, utcYear } from "../../dates.ts";
import { FieldError } from "../../http/errors.ts";

const firstYear = 1900;
/** The largest offset of a time zone: the new year may have begun where the form is filled in. */
const aheadMs = 14 * 3_600_000;

/** Throws FieldError for a year that no credit can be from. `field` is the form's name for it. */
export function assertCreditYear(field: string, year: number, now: Date): void {
  if (year < firstYear) throw new FieldError({ [field]: "Year must be after 1900" });
  const latest = utcYear(addMs(now, aheadMs));
  if (year > latest) throw new FieldError({ [field]: "Year cannot be in the future" });
}
