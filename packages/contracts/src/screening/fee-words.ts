import { reveal } from "./revealed-text.ts";

const digitLetters: Record<string, string> = {
  ...{ "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b" },
  ...{ $: "s", "€": "e", "@": "a", "!": "i", "|": "i" },
};
const swapped = /[0134578$€@!|]/g;

/** `f33` and `f1ee` as letters; an l is an i here, since a 1 may stand for both. */
const toLetters = (text: string) =>
  text.replace(swapped, (sign) => digitLetters[sign] ?? sign).replaceAll("l", "i");
const isSwapped = (text: string) => /[\p{L}$€@!|]/u.test(text) && /[0134578$€@!|]/.test(text);

/** A set of words that finds them swapped with digits and drawn out, too. */
function wordSet(words: string) {
  const plain = new Set(words.trim().split(/\s+/).map(reveal));
  const swappedWords = new Set([...plain].map(toLetters));
  const has = (text: string): boolean =>
    plain.has(text) ||
    (isSwapped(text) && swappedWords.has(toLetters(text))) ||
    (/(.)\1\1/u.test(text) &&
      (plain.has(text.replace(/(.)\1{2,}/gu, "$1$1")) || plain.has(text.replace(/(.)\1{2,}/gu, "$1"))));
  return { has, words: plain };
}

/** What applicants are made to pay for. */
export const occasions = wordSet(`
  registration registrations registeration regestration reg regn regd card register audition auditions portfolio portfolios enrolment
  enrollment application applications processing screening membership joining form forms shortlisting verification
  selection kyc onboarding signup coordination security agreement
  रजिस्ट्रेशन पंजीकरण पंजीयन ऑडिशन आडिशन पोर्टफोलियो आवेदन फॉर्म फार्म सदस्यता
  panjikaran panjiyan avedan aavedan sadasyata`);

/** What is asked for. */
export const charges = wordSet(`
  fee fees feez charge charges deposit deposits amount dues फीस फ़ीस शुल्क पैसे पैसा रकम राशि चार्ज
  shulk paise paisa paisay rupaye rupaya`);

/** Words between what is paid for and the charge. */
export const links = wordSet(
  "shoot book making session round test ka ki ke liye का की के लिए one time onetime",
);

export const payVerbs = wordSet(
  "pay pays paying transfer send remit deposit gpay paytm phonepe upi bhejo bheje bhejein",
);
export const directions = wordSet("for of to towards");
export const determiners = wordSet("the your this an a our each every any their of making doing attending");
export const goals = wordSet(`
  register registration apply audition auditions enrol enroll confirm book secure reserve block portfolio slot selection
  shortlist join form`);
export const currencies = wordSet("rs inr rupees rupee rupaye euro euros eur dollars usd pounds gbp रुपये रुपए");
export const refundables = wordSet("refundable refundabl nonrefundable returnable");
export const bookings = wordSet("ticket tickets booking bookings seat seats course workshop");
export const otherDeposits = wordSet("direct bank hall venue our");
export const demands = wordSet(`
  dena deni dene lagega lagegi lagenge bharna bharni bharein bhare jama hogi देना देनी देने लगेगा लगेगी लगेंगे भरना भरनी जमा`);

export const negators = wordSet(`
  no not never nobody none without free zero nor dont doesnt isnt arent wont cannot cant neither nil waived
  bina koi nahi nahin nhi बिना कोई नहीं`);
/** What says afterwards that there is none. */
export const denials = wordSet(
  "not never nothing free nil zero none waived isnt arent nahi nahin nhi नहीं मुफ्त",
);
/** After these, a negator is about something else. */
export const otherMatters = wordSet(`
  experience experienced age limit bar acting prior previous formal training qualification height agent refund refunds
  refundable refunded returned returnable negotiable adjustable only high much problem worries`);
export const warnings = wordSet("beware scam scams scammer scammers fraud frauds fake");
export const strangers = wordSet("anyone anybody someone somebody whoever people those");
export const asking = wordSet("ask asks asking demand demands demanding claim claims claiming");
export const payers = wordSet("we production company producers theatre everybody everyone");
export const payouts = wordSet("pay pays cover covers receive receives get gets paid");
export const restarts = wordSet("but only just except however instead lekin magar sirf bas लेकिन सिर्फ");
