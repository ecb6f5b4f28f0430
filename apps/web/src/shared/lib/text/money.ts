/** A number from 0 with its thousands apart, as `1,200`. By hand: `Intl` takes a phone 80 ms to get ready. */
export function groupDigits(whole: number | string): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** An amount in euro as the product writes it: `€120`, `€1,200.50`. */
export function formatEuro(euro: number): string {
  const [whole = "", cents] = Math.abs(euro).toFixed(2).split(".");
  return `${euro < 0 ? "-" : ""}€${groupDigits(whole)}${cents === "00" ? "" : `.${cents}`}`;
}
