/** A claimed artist's profile. Ages are counted from the day that the demo is filled on. */
export type DemoArtist = {
  username: string;
  name: string;
  /** Only where somebody can sign in and see it. */
  gender?: "Female" | "Male" | "Other";
  profession: string;
  city: string;
  travel: string;
  ready: boolean;
  experience: string;
  about: string;
  /** Project, part and town of the last credit. */
  credit: [project: string, part: string, city: string];
  years_ago: number;
  days_ago: number;
};

/** Invented people. */
export const demoArtists: DemoArtist[] = [
  {
    ...{ username: "ira.kulkarni", name: "Ira Kulkarni", profession: "Actor", city: "Pune" },
    ...{ travel: "Mumbai, Nashik", ready: true, experience: "5 Years", years_ago: 1, days_ago: 2 },
    about:
      "I came to acting through one-act competitions and never quite left them. Marathi is my first language on stage and Hindi my second. I learn lines fast and ask a lot of questions at the first reading.",
    credit: ["Paus Padto", "Vaidehi", "Pune"],
  },
  {
    ...{ username: "farhan_q", name: "Farhan Qureshi", profession: "Voice artist", city: "Mumbai" },
    ...{
      travel: "Remote, with my own booth",
      ready: false,
      experience: "6+ Years",
      years_ago: 0,
      days_ago: 5,
    },
    about:
      "Dubbing and audiobooks in Hindi and Urdu, from a booth that used to be a wardrobe. Villains, uncles and one very tired camel. Send a page and I will send back two readings by evening.",
    credit: ["Raat Ka Mehmaan", "Narrator", "Mumbai"],
  },
  {
    ...{ username: "devika.menon", name: "Devika Menon", profession: "Dancer", city: "Kochi" },
    ...{ travel: "Bengaluru, Chennai, Thiruvananthapuram", ready: true, experience: "6+ Years" },
    ...{ years_ago: 1, days_ago: 7 },
    about:
      "Mohiniyattam since I was seven, contemporary since I was nineteen. These days I look for pieces that do not ask me to choose between the two. Bad floors make me grumpy and I will say so beforehand.",
    credit: ["Salt Line", "Ensemble and solo", "Kochi"],
  },
  {
    ...{ username: "arjunb", name: "Arjun Bhattacharya", profession: "Musician", city: "Kolkata" },
    ...{
      travel: "Anywhere with a night train",
      ready: true,
      experience: "6+ Years",
      years_ago: 0,
      days_ago: 11,
    },
    about:
      "I play esraj and write for small theatre bands: two players, no monitors, lights in our eyes. Eleven productions so far. I like to be in the room from the second week of rehearsal.",
    credit: ["The Ferryman's Ledger", "Composer", "Kolkata"],
  },
  {
    ...{ username: "simran.gill", name: "Simran Gill", profession: "Anchor", city: "Chandigarh" },
    ...{
      travel: "Delhi, Ludhiana, Amritsar",
      ready: true,
      experience: "4 Years",
      years_ago: 0,
      days_ago: 13,
    },
    about:
      "Corporate evenings, college festivals and more sangeets than I can count. I host in Punjabi, Hindi and English and switch when the room does. The running order lives in my hand, not on a screen.",
    credit: ["Rose Festival Evenings", "Host", "Chandigarh"],
  },
  {
    ...{ username: "joel.dsouza", name: "Joel D'Souza", profession: "Singer", city: "Goa" },
    ...{ travel: "Mumbai, Pune", ready: true, experience: "3 Years", years_ago: 1, days_ago: 16 },
    about:
      "Baritone, choir-trained, happiest with an upright bass next to me. I sing Konkani standards at weddings and my own songs on Tuesdays when nobody minds.",
    credit: ["Tuesdays at the Pier", "Singer", "Panaji"],
  },
  {
    ...{ username: "nandini_p", name: "Nandini Pillai", profession: "Model", city: "Bengaluru" },
    ...{ travel: "Mumbai, Hyderabad", ready: true, experience: "2 Years", years_ago: 0, days_ago: 19 },
    about:
      "Catalogue and saree work, mostly for handloom labels. I can stand still for a very long time and I bring my own safety pins. No fur, no fairness creams.",
    credit: ["Monsoon Weaves", "Lead model", "Bengaluru"],
  },
  {
    ...{ username: "old.baba", name: "Raghunath Sawant", profession: "Actor", city: "Mumbai" },
    ...{ travel: "Pune, Kolhapur", ready: false, experience: "6+ Years", years_ago: 2, days_ago: 23 },
    about:
      "Forty years a bank clerk, nine years an actor. I am cast as judges, grandfathers and men who know where the body is. I do not drive at night any more, but I am always early.",
    credit: ["Third Witness", "Justice Apte", "Mumbai"],
  },
  {
    ...{ username: "zoya.k", name: "Zoya Khan", profession: "Make-up artist", city: "Lucknow" },
    ...{ travel: "Delhi, Kanpur, Varanasi", ready: true, experience: "4 Years", years_ago: 1, days_ago: 26 },
    about:
      "Stage make-up that survives an un-air-conditioned hall in June. I trained on bridal work and moved to theatre for the wounds. Kit list on request, and I clean my brushes.",
    credit: ["Begum's Last Summer", "Make-up", "Lucknow"],
  },
  {
    ...{ username: "tenzin.w", name: "Tenzin Wangmo", profession: "Photographer", city: "Delhi" },
    ...{ travel: "Dharamshala, Jaipur", ready: true, experience: "5 Years", years_ago: 0, days_ago: 30 },
    about:
      "Headshots in daylight, rehearsal stills without a flash. An hour with me gives you six photographs that look like you on a good day, not like somebody else.",
    credit: ["Faces of a Company", "Photographer", "Delhi"],
  },
  {
    ...{ username: "harsh.vora", name: "Harsh Vora", profession: "Set designer", city: "Ahmedabad" },
    ...{ travel: "Vadodara, Surat, Mumbai", ready: true, experience: "3 Years", years_ago: 1, days_ago: 34 },
    about:
      "I build sets that fit through a normal door and go into one tempo. Bamboo, ply and a great deal of rope. Architecture school taught me to draw; touring taught me to pack.",
    credit: ["The Well and the Wall", "Set and properties", "Ahmedabad"],
  },
  {
    ...{ username: "maya.fernandes", name: "Maya Fernandes", profession: "Volunteer", city: "Mumbai" },
    ...{ travel: "Thane, Navi Mumbai", ready: false, experience: "1 Year", years_ago: 0, days_ago: 38 },
    about:
      "Second-year student who would like to be backstage as often as my timetable allows. I have called no cues yet but I have labelled a whole prop table, twice.",
    credit: ["College One-Acts", "Backstage", "Mumbai"],
  },
  {
    ...{ username: "satya.reddy", name: "Satya Reddy", profession: "Cinematographer", city: "Hyderabad" },
    ...{ travel: "Visakhapatnam, Chennai", ready: true, experience: "6+ Years", years_ago: 1, days_ago: 43 },
    about:
      "Short films and two features, most of them at dawn because dawn is free. I own a small camera package and lend my opinions without charge. Telugu, English, some Tamil.",
    credit: ["Anthill", "Director of photography", "Hyderabad"],
  },
  {
    ...{ username: "rukhsana", name: "Rukhsana Ali", profession: "Costume designer", city: "Kolkata" },
    ...{ travel: "Bhubaneswar, Guwahati", ready: true, experience: "6+ Years", years_ago: 2, days_ago: 47 },
    about:
      "Costumes for jatra and for people who think they have outgrown it. I dye with tea, mend in the wings and keep measurements for ten years. Quick changes are counted in seconds and rehearsed in light.",
    credit: ["Nine Queens of Nadia", "Costume", "Krishnanagar"],
  },
  {
    ...{ username: "kabir.anand", name: "Kabir Anand", profession: "Director", city: "Delhi" },
    ...{ travel: "Jaipur, Bhopal, Mumbai", ready: true, experience: "5 Years", years_ago: 0, days_ago: 52 },
    about:
      "I direct new plays by living writers, in rooms for eighty people or fewer. Rehearsals start on time and end on time. If you have a script with no second act yet, I would like to read it.",
    credit: ["A Room for Eighty", "Director", "Delhi"],
  },
  {
    ...{ username: "leela.thomas", name: "Leela Thomas", profession: "Choreographer", city: "Chennai" },
    ...{ travel: "Kochi, Coimbatore", ready: true, experience: "6+ Years", years_ago: 1, days_ago: 57 },
    about:
      "Movement for actors who say that they cannot dance. Most of them can walk, and that is where we begin. I also fix fights, falls and one wedding a season.",
    credit: ["The Umbrella Strike", "Movement", "Chennai"],
  },
  {
    ...{ username: "bipin.das", name: "Bipin Das", profession: "Sound engineer", city: "Guwahati" },
    ...{ travel: "Shillong, Kolkata", ready: true, experience: "4 Years", years_ago: 0, days_ago: 63 },
    about:
      "Thirty cues on one laptop, with a second laptop asleep beside it. I record my own rain. Quiet in the booth, please, but do bring tea.",
    credit: ["River Has No Back", "Sound", "Guwahati"],
  },
  {
    ...{ username: "oviya.s", name: "Oviya Selvam", profession: "Actor", city: "Chennai" },
    ...{
      travel: "Madurai, Puducherry, Bengaluru",
      ready: true,
      experience: "2 Years",
      years_ago: 0,
      days_ago: 68,
    },
    about:
      "Street theatre taught me to be heard over a bus. Now I am learning to be heard by a camera, which is harder. Tamil, English and enough Malayalam to argue.",
    credit: ["Water Queue", "Kani", "Chennai"],
  },
  {
    ...{ username: "prateek.jain", name: "Prateek Jain", profession: "Screenwriter", city: "Indore" },
    ...{ travel: "Mumbai when somebody pays for the train", ready: false, experience: "3 Years" },
    ...{ years_ago: 1, days_ago: 74 },
    about:
      "I write families that do not shout. Two shorts made, one feature in its fourth draft, a drawer I will not open. Happy to polish dialogue in Hindi at short notice.",
    credit: ["Half a Samosa", "Writer", "Indore"],
  },
  {
    ...{
      username: "gauri.deshmukh",
      name: "Gauri Deshmukh",
      profession: "Assistant director",
      city: "Nagpur",
    },
    ...{ travel: "Mumbai, Pune, Hyderabad", ready: true, experience: "4 Years", years_ago: 0, days_ago: 81 },
    about:
      "Call sheets, continuity and the calm voice on channel two. I have moved a crowd of ninety across a road without losing one of them. Vidarbha heat does not frighten me.",
    credit: ["Orange Season", "First assistant director", "Nagpur"],
  },
  {
    ...{ username: "emma.okafor", name: "Emma Okafor", profession: "Actor", city: "London" },
    ...{
      travel: "Manchester, Leeds, Edinburgh",
      ready: true,
      experience: "5 Years",
      years_ago: 1,
      days_ago: 88,
    },
    about:
      "Fringe regular with a good head voice and better knees. I tour with a company of four in a car for three. Accents: Lagos, Leeds, and whatever you can give me two days for.",
    credit: ["Three in the Back", "Ngozi", "Edinburgh"],
  },
  {
    ...{ username: "vikram.rathore", name: "Vikram Rathore", profession: "Model", city: "Jaipur" },
    ...{ travel: "Delhi, Udaipur", ready: true, experience: "3 Years", years_ago: 0, days_ago: 95 },
    about:
      "I started at fifty-eight, after my daughter sent a photograph without asking. Silver hair, own bandhgala, no fear of horses. Mostly jewellery and wedding wear.",
    credit: ["Amer Winter Book", "Model", "Jaipur"],
  },
  {
    ...{ username: "shreya.bora", name: "Shreya Bora", profession: "Singer", city: "Bengaluru" },
    ...{
      travel: "Mysuru, Chennai, Guwahati",
      ready: true,
      experience: "4 Years",
      years_ago: 1,
      days_ago: 103,
    },
    about:
      "Scratch vocals, jingles and a slow Bihugeet if the evening allows. I read notation and write harmonies on the bus. Paid in advance for anything after midnight.",
    credit: ["Blue Kettle Sessions", "Vocals", "Bengaluru"],
  },
  {
    ...{ username: "daniel.reyes", name: "Daniel Reyes", profession: "Editor", city: "New York" },
    ...{ travel: "Boston", ready: false, experience: "6+ Years", years_ago: 0, days_ago: 112 },
    about:
      "I cut documentaries about people who make things: boats, bread, one opera. Send the rushes labelled, please. The first assembly is always too long and that is the point of it.",
    credit: ["Boatyard, Winter", "Editor", "New York"],
  },
];
