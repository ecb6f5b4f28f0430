/** Where the work is. */
export const engagementTags = [
  {
    slug: "runway",
    name: "Runway",
    description:
      "Walking for a living: posture, turns, shoes, fittings, show-day timing, and what the people backstage need from you in ninety seconds.",
    meta_title: "Runway and ramp walking",
    meta_description:
      "Posture, turns, fittings and backstage timing: practical articles for models walking in shows.",
  },
  {
    slug: "catalogue-shoots",
    name: "Catalogue shoots",
    description:
      "Sixty outfits in a day and a good temper at the end of it: posing in series, pace, usage terms, and the steady work that pays the rent.",
    meta_title: "Catalogue and e-commerce shoots",
    meta_description:
      "Pace, posing, usage and pay on catalogue and e-commerce shoots: the steady work of modelling.",
  },
  {
    slug: "live-hosting",
    name: "Live hosting",
    description:
      "Holding a room with a microphone: openings, names said correctly, late guests, failed slides, and finishing at the time on the invitation.",
    meta_title: "Live hosting and compering",
    meta_description:
      "Openings, running orders, names, delays and endings: hosting live events with a calm head.",
  },
  {
    slug: "teleprompter",
    name: "Teleprompter",
    description:
      "Reading without seeming to read: scroll speed, eye movement, marking a script, and what to do when the screen freezes in mid-sentence.",
    meta_title: "Using a teleprompter",
    meta_description:
      "Scroll speed, eyeline, script marking and recovery: reading from a teleprompter and sounding like yourself.",
  },
  {
    slug: "volunteering",
    name: "Volunteering",
    description:
      "Giving time to festivals, shelters, schools and causes: finding the right shift, what to ask first, and doing a small job properly.",
    meta_title: "Volunteering at events",
    meta_description:
      "Finding a role, asking the right questions and doing a good shift: articles for event and charity volunteers.",
  },
  {
    slug: "festivals",
    name: "Festivals",
    description:
      "Taking work to a festival or going to see what others have made: applications, short get-ins, flyers, shared dressing rooms and late trains.",
    meta_title: "Festivals for performers",
    meta_description:
      "Applications, get-ins, audiences and costs: taking a show or a film to a festival, or working at one.",
  },
  {
    slug: "touring",
    name: "Touring",
    description:
      "One show in many towns: packing a set into a tempo, train bookings, unfamiliar halls, tired companies, and the pleasures of the third week.",
    meta_title: "Touring a show",
    meta_description:
      "Vans, trains, get-ins, budgets and tempers: how small companies take a production on the road.",
  },
  {
    slug: "mumbai",
    name: "Mumbai",
    description:
      "Living and working in the city: casting offices in Andheri, rehearsal rooms, rents, local trains, monsoon plans, and the first six months.",
    meta_title: "Mumbai for performers",
    meta_description:
      "Rents, trains, casting offices and rehearsal rooms: articles on living in Mumbai as a working performer.",
  },
] as const;
