/** The polynomial of gzip's checksum, lowest bit first (RFC 1952). */
const polynomial = 0xedb88320;

/** A linear map on checksums, as the images of the 32 bits. */
type Operator = Uint32Array;

function apply(operator: Operator, checksum: number): number {
  let result = 0;
  for (let bits = checksum >>> 0, row = 0; bits !== 0; bits >>>= 1, row += 1) {
    if (bits & 1) result ^= operator[row] ?? 0;
  }
  return result >>> 0;
}

function after(second: Operator, first: Operator): Operator {
  return first.map((image) => apply(second, image));
}

const identity: Operator = Uint32Array.from({ length: 32 }, (_, row) => (1 << row) >>> 0);
const zeroBit: Operator = Uint32Array.from({ length: 32 }, (_, row) =>
  row === 0 ? polynomial : (1 << (row - 1)) >>> 0,
);

/** What so many zero bytes do to a checksum before them. */
export function zeroBytes(count: number): (checksum: number) => number {
  let power = zeroBit;
  for (let doubling = 0; doubling < 3; doubling += 1) power = after(power, power);
  let operator = identity;
  for (let rest = count; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) operator = after(power, operator);
    power = after(power, power);
  }
  return (checksum) => apply(operator, checksum);
}
