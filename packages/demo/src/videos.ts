type DemoVideo = {
  slug: string;
  title: string;
  description: string;
  /** What its thumbnail shows. */
  motif: string;
  is_featured: boolean;
  days_ago: number;
  /** Where it can be watched; without one its card is no link. */
  url?: string;
};

const watch = (slug: string) => `https://videos.example.com/${slug}`;

/** The videos of the carousel, the newest first. */
export const demoVideos: DemoVideo[] = [
  {
    ...{ slug: "a-day-in-the-casting-room", title: "A day in the casting room", motif: "script" },
    ...{ is_featured: true, days_ago: 2, url: watch("a-day-in-the-casting-room") },
    description:
      "Forty-three readings between ten and six, seen from the assistant's chair. What gets written down, and what nobody says aloud.",
  },
  {
    ...{ slug: "the-get-in", title: "The get-in, five to seven thirty", motif: "ladder" },
    ...{ is_featured: true, days_ago: 5, url: watch("the-get-in") },
    description: "One tempo, six people and a hall that was a wedding until four. The doors open on time.",
  },
  {
    ...{ slug: "how-a-chorus-breathes", title: "How a chorus breathes", motif: "microphones" },
    ...{ is_featured: true, days_ago: 9, url: watch("how-a-chorus-breathes") },
    description:
      "Eight singers learn to hide one breath between them. Filmed in a single evening in Kolkata.",
  },
  {
    ...{ slug: "warm-up-in-a-stairwell", title: "A warm-up for a stairwell", motif: "dancer" },
    ...{ is_featured: true, days_ago: 13, url: watch("warm-up-in-a-stairwell") },
    description:
      "Twelve quiet minutes for people who share a building. No floor work, no shouting, and nothing that wakes the second floor.",
  },
  {
    ...{ slug: "tea-and-ageing-a-kurta", title: "Tea, and the ageing of a kurta", motif: "costume rack" },
    ...{ is_featured: true, days_ago: 17, url: watch("tea-and-ageing-a-kurta") },
    description:
      "A new kurta becomes a farmer's in three pots of tea, a cheese grater and an afternoon of sun.",
  },
  {
    ...{ slug: "one-wall-one-lamp", title: "One wall, one lamp: a self-tape", motif: "phone" },
    ...{ is_featured: true, days_ago: 22, url: watch("one-wall-one-lamp") },
    description: "Where to stand, where the reader stands, and what the quilt on the door is for.",
  },
  {
    ...{ slug: "the-crab-finds-a-voice", title: "The crab finds a voice", motif: "waveform" },
    ...{ is_featured: true, days_ago: 26 },
    description: "Eleven tries at one animated crab, from a gravelly uncle to something much smaller.",
  },
  {
    ...{ slug: "jatra-before-the-first-bell", title: "Jatra, before the first bell", motif: "curtain" },
    ...{ is_featured: true, days_ago: 33, url: watch("jatra-before-the-first-bell") },
    description: "A tent, four thousand people and a queen who is still looking for her second earring.",
  },
  {
    ...{ slug: "walking-the-runway-at-seventy", title: "The runway at seventy-one", motif: "runway" },
    ...{ is_featured: true, days_ago: 38, url: watch("walking-the-runway-at-seventy") },
    description:
      "A retired postmistress walks for a handloom label. She has one note for the young models, and it is about shoes.",
  },
  {
    ...{ slug: "thirty-cues-in-the-dark", title: "Thirty cues in the dark", motif: "toolbox" },
    ...{ is_featured: true, days_ago: 44 },
    description: "A whole performance heard through the headset of the person who calls it.",
  },
  {
    ...{ slug: "puppet-with-a-cold", title: "A puppet with a cold", motif: "puppet" },
    ...{ is_featured: true, days_ago: 51, url: watch("puppet-with-a-cold") },
    description: "How three people make one wooden child sneeze, and why the third one matters most.",
  },
  {
    ...{ slug: "falling-without-harm", title: "Falling without harm", motif: "spotlight" },
    ...{ is_featured: true, days_ago: 58, url: watch("falling-without-harm") },
    description:
      "Stage falls from standing, from a chair and from a slap, first slowly and then at the speed of the scene.",
  },
  {
    ...{ slug: "the-prompter-s-pencil", title: "The prompter's pencil", motif: "script" },
    ...{ is_featured: true, days_ago: 64 },
    description: "Every pause in a prompt book has a mark. This one has four hundred, in two colours.",
  },
  {
    ...{ slug: "ferry-rehearsal", title: "A rehearsal on the ferry", motif: "boat" },
    ...{ is_featured: true, days_ago: 71, url: watch("ferry-rehearsal") },
    description: "The only free hall in Fort Kochi floats. Act two, there and back, for six rupees each.",
  },
  {
    ...{ slug: "the-first-reading", title: "The first reading", motif: "chair" },
    ...{ is_featured: true, days_ago: 79, url: watch("the-first-reading") },
    description:
      "Nine actors, one writer and a plate of biscuits. Nobody acts, and by page thirty everybody does.",
  },
  {
    ...{ slug: "bells-from-lucknow", title: "Bells from Lucknow", motif: "ghungroo" },
    ...{ is_featured: false, days_ago: 88, url: watch("bells-from-lucknow") },
    description: "A hundred and one brass bells are tuned by ear and tied by hand to a single cord.",
  },
  {
    ...{ slug: "two-hosts-one-stage", title: "Two hosts, one stage", motif: "microphone" },
    ...{ is_featured: false, days_ago: 96 },
    description: "Handing over without talking over: six exercises for people who anchor in pairs.",
  },
  {
    ...{ slug: "a-beard-in-nine-minutes", title: "A beard in nine minutes", motif: "make-up brush" },
    ...{ is_featured: false, days_ago: 105, url: watch("a-beard-in-nine-minutes") },
    description: "Laid by hand, strand by strand, on an actor who is eating lunch.",
  },
  {
    ...{ slug: "street-circle", title: "How to hold a circle", motif: "drum" },
    ...{ is_featured: false, days_ago: 117, url: watch("street-circle") },
    description:
      "A nukkad troupe gathers two hundred people on a Delhi corner with one drum and no permission to stop traffic.",
  },
  {
    ...{ slug: "load-out-at-midnight", title: "Load-out at midnight", motif: "wings" },
    ...{ is_featured: false, days_ago: 131 },
    description:
      "What is left of a play when the lamps are cold: eleven cases, two dogs and a borrowed sofa.",
  },
];
