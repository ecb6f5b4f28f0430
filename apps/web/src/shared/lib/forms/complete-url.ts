/** A web address as people write it, with its scheme: `example.com` becomes `https://example.com`. */
export function completeUrl(written: string): string {
  const address = written.trim();
  if (address.startsWith("//")) return `https:${address}`;
  return /^[^\s:/@]+\.[^\s/]/.test(address) ? `https://${address}` : address;
}
