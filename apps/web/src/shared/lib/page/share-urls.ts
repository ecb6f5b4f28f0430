import { hostName } from "@callboard/contracts/domain";

const localHosts = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** The absolute URL of a path on the visitor's host. */
function absolute(host: string, path: string): string {
  const scheme = localHosts.test(hostName(host)) ? "http" : "https";
  return `${scheme}://${host}${path}`;
}

/** The share URLs of a page. */
export function shareUrls({ host, path, title }: { host: string; path: string; title: string }) {
  const address = absolute(host, path);
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address, t: title })}`,
    whatsApp: `https://wa.me/?${new URLSearchParams({ text: `${title} ${address}` })}`,
  };
}
