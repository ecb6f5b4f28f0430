const thousands = /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/;
const decimalComma = /^\d+,\d{1,2}$/;
const amount = /^\d+(\.\d{1,2})?$/;

/** Normalises an amount to two decimals: `€1,200` becomes `1200.00`. Anything else is unchanged. */
export function completePrice(written: string): string {
  const bare = written.replace(/[€\s]/g, "");
  const plain = thousands.test(bare)
    ? bare.replaceAll(",", "")
    : decimalComma.test(bare)
      ? bare.replace(",", ".")
      : bare;
  return amount.test(plain) ? Number(plain).toFixed(2) : written.trim();
}
