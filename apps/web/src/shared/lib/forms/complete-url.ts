/** Adds the scheme to a URL as people write it: `example.com` becomes `https://example.com`. */
export function completeUrl(written: string): string {
  const address = written.trim();
  if (address.startsWith("//")) return `https:${address}`;
  return /^[^\s:/@]+\.[^\s/]/.test(address) ? `https://${address}` : address;
}
