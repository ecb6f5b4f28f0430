const sets = (words: string) => new Set(words.trim().split(/\s+/));

/** Labels that stand before a country's ending without being anybody's own: co.uk, com.au. */
const registries = sets("co com org net gov edu ac gen firm ind res nic mil go or ne ltd plc sch nom web");

/** Hosts whose subdomains belong to different people. */
const sharedHosts = sets(`
  github.io gitlab.io blogspot.com wordpress.com wixsite.com web.app netlify.app pages.dev vercel.app
  myshopify.com carrd.co weebly.com squarespace.com webflow.io tumblr.com substack.com business.site`);

/** Sites where anybody has a page, and nobody a mailbox. */
const publicSites = sets(`
  instagram.com facebook.com fb.com youtube.com youtu.be vimeo.com linktr.ee twitter.com x.com linkedin.com
  tiktok.com t.me wa.me google.com goo.gl forms.gle eventbrite.com eventbrite.co.uk bookmyshow.com insider.in meetup.com
  backstage.com mandy.com spotlight.com imdb.com kickstarter.com indiegogo.com gofundme.com ketto.org bit.ly notion.site
  ticketmaster.com townscript.com allevents.in paytm.com dropbox.com`);

/** Mailboxes that anybody can have. */
const freeMail = sets(`
  gmail.com googlemail.com ymail.com rocketmail.com outlook.com hotmail.com live.com msn.com icloud.com me.com mac.com
  aol.com proton.me protonmail.com pm.me zoho.com zohomail.in rediffmail.com rediff.com gmx.de gmx.net gmx.at gmx.com web.de
  mail.com yandex.com yandex.ru mail.ru fastmail.com tutanota.com tuta.io orange.fr free.fr laposte.net wanadoo.fr
  t-online.de freenet.de hey.com qq.com 163.com libero.it hotmail.co.uk btinternet.com sky.com`);

const isFreeMail = (domain: string) =>
  freeMail.has(domain) || /^(yahoo|hotmail|outlook|live)\.[a-z.]{2,6}$/.test(domain);

/** A host in small ASCII letters, as the network knows it; null for none. */
function hostOf(address: string): string | null {
  try {
    return new URL(address).hostname.replace(/\.$/, "").replace(/^www\./, "") || null;
  } catch {
    return null;
  }
}

/** The part of a host that somebody registered: `lantern.co.uk` of `www.lantern.co.uk`. */
export function registeredDomain(host: string): string {
  const labels = host.split(".");
  const isShared = sharedHosts.has(labels.slice(-2).join("."));
  const isCountry = labels.at(-1)?.length === 2 && registries.has(labels.at(-2) ?? "");
  return labels.slice(isShared || isCountry ? -3 : -2).join(".");
}

export type DomainMatch = "same" | "free-mail" | "public-site" | "other" | "unknown";

/** How the domain of an e-mail address stands to that of a website. */
export function matchDomains(email: string, website: string): DomainMatch {
  const site = hostOf(website);
  const mailHost = email.includes("@")
    ? hostOf(`http://${email.slice(email.lastIndexOf("@") + 1).trim()}`)
    : null;
  if (!site || !mailHost?.includes(".") || !site.includes(".")) return "unknown";
  const [ownSite, ownMail] = [registeredDomain(site), registeredDomain(mailHost)];
  if (ownSite === ownMail) return "same";
  if (isFreeMail(ownMail) || isFreeMail(mailHost)) return "free-mail";
  const isPublic =
    publicSites.has(ownSite) ||
    sharedHosts.has(ownSite) ||
    sharedHosts.has(site.split(".").slice(-2).join("."));
  return isPublic ? "public-site" : "other";
}
