/** A claimed agency's profile. Ages are counted from the day that the demo is filled on. */
export type DemoAgency = {
  username: string;
  name: string;
  profession: string;
  city: string;
  travel: string;
  ready: boolean;
  years: number;
  studio: string;
  about: string;
  /** Project, what they did in it, and its town. */
  credit: [project: string, part: string, city: string];
  years_ago: number;
  days_ago: number;
};

/** Invented agencies. */
export const demoAgencies: DemoAgency[] = [
  {
    ...{ username: "blue-gate", name: "Blue Gate Casting", profession: "Casting agency", city: "Mumbai" },
    ...{
      travel: "Delhi, Pune, Kolkata",
      ready: true,
      years: 14,
      studio: "2nd floor, Veera Lane, Andheri West",
    },
    ...{ years_ago: 0, days_ago: 3 },
    about:
      "We cast web series and independent features, and we answer everybody who reads for us, also with a no. Open calls on the first Saturday of the month. Nobody has ever paid us a registration fee.",
    credit: ["The Long Platform", "Casting of 61 parts", "Mumbai"],
  },
  {
    ...{ username: "tin-roof", name: "Tin Roof Theatre", profession: "Producer", city: "Bengaluru" },
    ...{ travel: "Mysuru, Hubballi, Chennai", ready: true, years: 9, studio: "14 Cotton Market Road" },
    ...{ years_ago: 0, days_ago: 9 },
    about:
      "A company of eleven with a rehearsal hall that is loud when it rains. Two new plays a year in Kannada and English, then the road. We split the box office by a rule that hangs on the wall.",
    credit: ["Rain Delay", "Production", "Bengaluru"],
  },
  {
    ...{
      username: "kite-and-string",
      name: "Kite & String",
      profession: "Event management",
      city: "Ahmedabad",
    },
    ...{ travel: "Surat, Vadodara, Rajkot", ready: true, years: 7, studio: "Riverfront Godown 6" },
    ...{ years_ago: 1, days_ago: 14 },
    about:
      "Festivals, launches and the occasional wedding that wants a stage manager. We hire hosts, dancers and drummers for one evening or for nine. Contracts go out before the invitations do.",
    credit: ["Nine Nights, Nine Stages", "Event production", "Ahmedabad"],
  },
  {
    ...{ username: "studio-peepal", name: "Studio Peepal", profession: "Photographer", city: "Delhi" },
    ...{ travel: "Gurugram, Noida, Jaipur", ready: false, years: 11, studio: "Lado Sarai, Lane 3" },
    ...{ years_ago: 0, days_ago: 18 },
    about:
      "Catalogue and portrait studio with a north window. We book fit models by the day, tell you the usage before you say yes, and pay within thirty days.",
    credit: ["Khadi Catalogue, Winter", "Photography", "Delhi"],
  },
  {
    ...{ username: "second-bell", name: "Second Bell Productions", profession: "Producer", city: "Kolkata" },
    ...{ travel: "Shantiniketan, Siliguri", ready: true, years: 21, studio: "Rear of 9 Bipin Street" },
    ...{ years_ago: 1, days_ago: 22 },
    about:
      "Bengali theatre for halls that still ring a second bell. We look for actors who can hold a silence and carpenters who can hold a door. Rehearsals in the evening, so keep your job.",
    credit: ["The Tram Stops Here", "Production", "Kolkata"],
  },
  {
    ...{
      username: "face-forward",
      name: "Face Forward Make-up",
      profession: "Make-up artist",
      city: "Hyderabad",
    },
    ...{ travel: "Vijayawada, Bengaluru", ready: true, years: 6, studio: "Plot 40, Film Nagar Annexe" },
    ...{ years_ago: 0, days_ago: 28 },
    about:
      "Six artists for film and stage, two of whom do nothing but wigs. We keep an allergy sheet for every face. Trainees are paid from the first day.",
    credit: ["Salt King", "Prosthetics", "Hyderabad"],
  },
  {
    ...{ username: "monsoon-audio", name: "Monsoon Audio", profession: "Sound engineer", city: "Kochi" },
    ...{ travel: "Remote sessions", ready: false, years: 8, studio: "Above the ferry office, Fort Kochi" },
    ...{ years_ago: 0, days_ago: 33 },
    about:
      "Two booths for dubbing and audiobooks in Malayalam, Tamil and English. We record between ferries. New voices are welcome on Wednesdays, with one page of anything.",
    credit: ["Backwater Stories", "Recording", "Kochi"],
  },
  {
    ...{ username: "north-light", name: "North Light Films", profession: "Producer", city: "Chandigarh" },
    ...{ travel: "Shimla, Manali, Delhi", ready: true, years: 5, studio: "Sector 17, Booth 112" },
    ...{ years_ago: 1, days_ago: 40 },
    about:
      "Short films and music videos in the hills, shot by a crew that owns good shoes. Call sheets go out by six the evening before. We feed everybody the same lunch.",
    credit: ["Snow Day", "Production", "Shimla"],
  },
  {
    ...{ username: "open-palm", name: "Open Palm Casting", profession: "Casting agency", city: "Chennai" },
    ...{ travel: "Coimbatore, Kochi, Puducherry", ready: true, years: 10, studio: "27 Beach Road Extension" },
    ...{ years_ago: 0, days_ago: 45 },
    about:
      "Tamil and Malayalam cinema, with a soft spot for people over fifty. Self-tapes are watched to the end, including the slate. Please film sideways.",
    credit: ["Ten Metres of Sea", "Casting", "Chennai"],
  },
  {
    ...{
      username: "grand-rehearsal",
      name: "Grand Rehearsal",
      profession: "Event management",
      city: "Lucknow",
    },
    ...{ travel: "Kanpur, Varanasi, Delhi", ready: true, years: 4, studio: "Hazratganj Arcade 8" },
    ...{ years_ago: 0, days_ago: 55 },
    about:
      "Poetry evenings, book festivals and awards nights with a running order that runs. We need hosts who read the brief and musicians who come to the sound check.",
    credit: ["Evenings of Awadh", "Event production", "Lucknow"],
  },
  {
    ...{ username: "paper-moon", name: "Paper Moon Models", profession: "Casting agency", city: "Mumbai" },
    ...{ travel: "Bengaluru, Goa", ready: true, years: 3, studio: "Kala Ghoda, 3rd floor" },
    ...{ years_ago: 0, days_ago: 61 },
    about:
      "A small board of thirty faces between nineteen and seventy-four. Six photographs are enough to write to us, and a telephone will do. We do not sell portfolios.",
    credit: ["Handloom Week", "Runway casting", "Mumbai"],
  },
  {
    ...{ username: "lal-darwaza", name: "Lal Darwaza Repertory", profession: "Director", city: "Bhopal" },
    ...{ travel: "Indore, Gwalior, Ujjain", ready: true, years: 17, studio: "Old Mill Compound" },
    ...{ years_ago: 2, days_ago: 70 },
    about:
      "A repertory with eight salaried actors and a van. We play in schools on weekdays and in villages on Sundays. Every spring we take two volunteers and teach them to hang a light.",
    credit: ["Under the Banyan", "Direction", "Bhopal"],
  },
  {
    ...{
      username: "thread-count",
      name: "Thread Count Wardrobe",
      profession: "Costume designer",
      city: "Jaipur",
    },
    ...{ travel: "Delhi, Jodhpur, Udaipur", ready: false, years: 12, studio: "Block Printers' Colony 19" },
    ...{ years_ago: 1, days_ago: 78 },
    about:
      "Four thousand costumes on rails, catalogued by decade and by smell. We rent, alter and make, and we send a dresser with anything that has hooks.",
    credit: ["The Salt Caravan", "Wardrobe", "Jaipur"],
  },
  {
    ...{
      username: "harbour-lane",
      name: "Harbour Lane Talent",
      profession: "Casting agency",
      city: "Manchester",
    },
    ...{ travel: "London, Leeds, Glasgow", ready: true, years: 8, studio: "Unit 5, Tannery Yard" },
    ...{ years_ago: 0, days_ago: 91 },
    about:
      "We cast regional theatre and radio from an office over a bakery. Actors without an agent are read on the same day as actors with one. Travel is paid back within the week.",
    credit: ["Canal Street, 1974", "Casting", "Manchester"],
  },
  {
    ...{ username: "fourth-row", name: "Fourth Row Productions", profession: "Producer", city: "Pune" },
    ...{ travel: "Mumbai, Nashik, Kolhapur", ready: true, years: 6, studio: "Behind the Bharat Natya hall" },
    ...{ years_ago: 0, days_ago: 99 },
    about:
      "Experimental Marathi theatre, funded forty pledges at a time. We publish what every production cost. Designers share the poster, and the bill.",
    credit: ["Empty Chairs", "Production", "Pune"],
  },
  {
    ...{
      username: "lakeshore-pictures",
      name: "Lakeshore Pictures",
      profession: "Producer",
      city: "Chicago",
    },
    ...{ travel: "New York, Austin", ready: false, years: 13, studio: "2200 Dock Street" },
    ...{ years_ago: 1, days_ago: 118 },
    about:
      "Documentary and short fiction by immigrant directors. We hire locally wherever we land, and the rate is in the first message. Interns get credits.",
    credit: ["The Night Bakers", "Production", "Chicago"],
  },
];
