import { notify } from "#shared/lib/failure/notify.ts";

const example = "+919876543210";

/** True for a number with a country code; shows a toast otherwise. */
export function isInternational(phone: string): boolean {
  if (phone.startsWith("+")) return true;
  notify.error(`Phone must be in international format, e.g. ${example}`);
  return false;
}
