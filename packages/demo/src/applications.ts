import type { ApplicationState } from "@callboard/contracts/application";

type DemoApplication = {
  /** The slug of the call. */
  event: string;
  /** A username. */
  by: string;
  /** Counted from when the call was posted. */
  days_after: number;
  state: ApplicationState;
  note: string;
  reel_url?: string;
  hides_profile?: boolean;
  /** The name of the role, where the call has roles. */
  role?: string;
};

const reel = (name: string) => ({ reel_url: `https://reels.example.com/${name}` });

/** What the account of the demo's artist has sent. */
const ownApplications: DemoApplication[] = [
  {
    ...{ event: "house-of-small-rooms", by: "demo-artist", days_after: 0.3, state: "shortlisted" },
    role: "Bittu",
    note: "I would love to read for Bittu. I have sold one flat in my life and regretted it for two acts. Free on both reading days.",
    ...reel("meera-joshi"),
  },
  {
    ...{ event: "the-lift-operator", by: "demo-artist", days_after: 0.5, state: "sent" },
    note: "I know that you look for a man for the lead. I am asking about the thirty people who get in and out, and could be four of them.",
    ...reel("meera-joshi"),
  },
  {
    ...{ event: "night-shift-pharmacy", by: "demo-artist", days_after: 0.7, state: "viewed" },
    role: "The former singer",
    note: "For the former singer who only buys lozenges. My tape is upright, filmed in a real queue.",
    ...reel("meera-lozenges"),
  },
  {
    ...{ event: "a-play-in-a-tempo", by: "demo-artist", days_after: 2, state: "declined" },
    note: "Loud, portable, and I hold a licence for light vehicles. I have never driven a tempo, to be honest.",
  },
  {
    ...{ event: "the-ferry-at-seven", by: "demo-artist", days_after: 0.6, state: "offered" },
    note: "I swim every morning, though so far not in a sari. My Malayalam is learnt and not spoken at home.",
  },
  {
    ...{ event: "empty-chairs-pune", by: "demo-artist", days_after: 1.2, state: "callback" },
    note: "For the neighbour. Marathi is my first language and I have borrowed a lot of sugar.",
    ...reel("meera-joshi"),
  },
];

/** What others have sent to the demo's agency. */
const receivedApplications: DemoApplication[] = [
  {
    ...{ event: "house-of-small-rooms", by: "ira.kulkarni", days_after: 0.2, state: "viewed" },
    role: "Sarla",
    note: "Sarla, please. I come from one-act competitions, so I am used to carrying my own door. I can be in Mumbai from the Monday before.",
    ...reel("ira-kulkarni"),
  },
  {
    ...{ event: "house-of-small-rooms", by: "old.baba", days_after: 0.4, state: "shortlisted" },
    role: "The lodger",
    note: "The lodger. Nobody has seen me by daylight either, since I retired. I do need a ground-floor dressing room.",
  },
  {
    ...{ event: "house-of-small-rooms", by: "prateek.jain", days_after: 0.5, state: "declined" },
    role: "The lodger",
    note: "I am a writer and no actor, but your lodger says nothing for eleven pages and I am very good at that.",
    hides_profile: true,
  },
  {
    ...{ event: "house-of-small-rooms", by: "simran.gill", days_after: 0.8, state: "sent" },
    role: "Bittu",
    note: "Bittu. I host for a living and would like to say somebody else's lines for once. Hindi and Punjabi, my Marathi would need two weeks.",
  },
  {
    ...{ event: "the-lift-operator", by: "old.baba", days_after: 0.4, state: "viewed" },
    note: "Past sixty, so perhaps too old by your page. I stood behind a bank counter for forty years, which is a lift that does not move.",
    ...reel("six-floors"),
  },
  {
    ...{ event: "the-lift-operator", by: "vikram.rathore", days_after: 0.7, state: "sent" },
    note: "People tell me things, usually on trains. I have not acted yet. The tape is in one take, as asked.",
    ...reel("vikram-rathore"),
  },
  {
    ...{ event: "monsoon-repertory-season", by: "ira.kulkarni", days_after: 1.1, state: "sent" },
    note: "Judge or goat, gladly both. The season fits between two teaching terms.",
    ...reel("ira-kulkarni"),
  },
  {
    ...{ event: "monsoon-repertory-season", by: "emma.okafor", days_after: 1.5, state: "sent" },
    note: "I am in India from next month for half a year. Tours, small cars and lifting are nothing new. Hindi at the level of a polite child.",
    ...reel("emma-okafor"),
  },
  {
    ...{ event: "playback-scratch-vocals", by: "shreya.bora", days_after: 0.3, state: "callback" },
    note: "The lullaby sits well for me, the duet is possible. I can record the verse tonight on my own microphone.",
    ...reel("blue-kettle"),
  },
  {
    ...{ event: "playback-scratch-vocals", by: "joel.dsouza", days_after: 0.9, state: "sent" },
    note: "Baritone, so the marching song would have to come down by a third. If the key is fixed, please ignore me with a clear conscience.",
  },
  {
    ...{ event: "camel-and-company", by: "farhan_q", days_after: 1, state: "offered" },
    note: "I have already been one very tired camel and would like to be the vulture in love. Two readings attached, as always.",
    ...reel("farhan-vulture"),
  },
  {
    ...{ event: "camel-and-company", by: "oviya.s", days_after: 2.4, state: "viewed" },
    note: "The goat who counts. My Hindi has a Tamil edge, which the goat might like.",
    ...reel("oviya-goat"),
  },
  {
    ...{ event: "stage-manager-tour", by: "gauri.deshmukh", days_after: 1.3, state: "viewed" },
    note: "I come from film sets, where I have moved ninety people across a road without losing one. The report of my worst evening runs to two pages.",
  },
  {
    ...{ event: "prop-table-volunteers", by: "maya.fernandes", days_after: 0.2, state: "cast" },
    note: "Tuesdays, Thursdays and both weekend days. I bring my own tape and a label printer.",
  },
  {
    ...{ event: "film-song-background", by: "devika.menon", days_after: 1.6, state: "declined" },
    note: "I am free in that week and curious about a staircase. May I ask what the floor of it is made of?",
  },
  {
    ...{ event: "monsoon-weaves-lookbook", by: "nandini_p", days_after: 3, state: "shortlisted" },
    note: "I have worn them since school and bring my own pins. Wet hems are welcome.",
    ...reel("nandini-monsoon"),
  },
];

/** All applications of the demo. */
export const demoApplications = [...ownApplications, ...receivedApplications];
