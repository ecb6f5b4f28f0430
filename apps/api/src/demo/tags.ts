/** The tags of the blog, in the order the tag list shows them. */
export const demoTags = [
  {
    slug: "self-tape",
    name: "Self-tape",
    description:
      "Recording an audition at home: framing, light, sound, readers, file names, and how many takes are worth sending before the work goes stale.",
    meta_title: "Self-tape advice for actors",
    meta_description:
      "Framing, light, sound, readers and file names: practical articles on recording a self-tape at home and sending it on time.",
  },
  {
    slug: "monologues",
    name: "Monologues",
    description:
      "Choosing, cutting and playing a solo speech, from the two-minute drama school piece to the forty seconds a casting assistant will watch.",
    meta_title: "Monologues: choosing and playing them",
    meta_description:
      "How to choose, cut and rehearse an audition monologue, in English, Hindi or your own first language.",
  },
  {
    slug: "cold-reading",
    name: "Cold reading",
    description:
      "Reading a scene you were handed four minutes ago: what to look for first, when to lift your eyes, and how to recover from a stumbled line.",
    meta_title: "Cold reading for auditions",
    meta_description:
      "What to do with a scene you have only just been handed: preparation, eye contact, choices and recovery.",
  },
  {
    slug: "callbacks",
    name: "Callbacks",
    description:
      "The second meeting and the third: what has changed since the first round, what to keep, what to wear, and how to take a new direction.",
    meta_title: "Callbacks and second auditions",
    meta_description:
      "What a callback is really testing, what to repeat from the first round, and how to take direction in the room.",
  },
  {
    slug: "slating",
    name: "Slating",
    description:
      "Name, height, city, availability: the ten seconds before the scene begins, and how to say them like a person who is pleased to be there.",
    meta_title: "Slating: your ten-second introduction",
    meta_description:
      "How to give your name and details to camera clearly and calmly before an audition scene begins.",
  },
  {
    slug: "headshots",
    name: "Headshots",
    description:
      "Photographs that look like you on an ordinary good day: choosing a photographer, what to wear, retouching, and when to replace the old set.",
    meta_title: "Headshots for actors and models",
    meta_description:
      "Choosing a photographer, clothes, light and retouching for headshots that still look like the person who walks in.",
  },
  {
    slug: "portfolio",
    name: "Portfolio",
    description:
      "Building a book of work that can be read in a minute: how many pictures, in what order, and which favourites you will have to leave out.",
    meta_title: "Building a portfolio",
    meta_description:
      "How many pictures, in what order, and what to leave out: articles on making a portfolio that is quick to read.",
  },
  {
    slug: "showreel",
    name: "Showreel",
    description:
      "Cutting a reel that shows your face early and ends before it is missed, with or without a drawer full of professional footage to draw on.",
    meta_title: "Showreels: cutting and sending them",
    meta_description:
      "Length, order, sound and file formats for an actor’s showreel, including what to do when you have little footage.",
  },
  {
    slug: "voice-over",
    name: "Voice-over",
    description:
      "Working with nothing but a microphone and a page: home recording, commercial and narration styles, rates, and looking after your voice.",
    meta_title: "Voice-over work",
    meta_description:
      "Microphones, home booths, reading styles, rates and vocal health for people who work with the voice alone.",
  },
  {
    slug: "playback-singing",
    name: "Playback singing",
    description:
      "Singing for somebody else’s face: scratch tracks, studio manners, matching an actor’s age and breath, and getting heard by composers.",
    meta_title: "Playback singing",
    meta_description:
      "Scratch recordings, studio sessions, credits and getting heard: articles for singers who record for the screen.",
  },
  {
    slug: "dubbing",
    name: "Dubbing",
    description:
      "Fitting new words to moving lips, in any of a dozen languages: sync, breath, adapting lines, and the stamina of a long day in the booth.",
    meta_title: "Dubbing for film and series",
    meta_description:
      "Lip sync, breath, line adaptation and booth stamina: practical articles on dubbing in Indian and other languages.",
  },
  {
    slug: "improvisation",
    name: "Improvisation",
    description:
      "Working without a script, for comedy, for devised theatre, or for the moment in an audition when someone says, now do it in your own words.",
    meta_title: "Improvisation for performers",
    meta_description:
      "Exercises and habits for working without a script in class, on stage and in the audition room.",
  },
  {
    slug: "street-theatre",
    name: "Street theatre",
    description:
      "Nukkad natak and other plays made for the open air: gathering a crowd, being heard over a bus, permissions, and keeping a circle together.",
    meta_title: "Street theatre and nukkad natak",
    meta_description:
      "Gathering a crowd, being heard, getting permission and holding a circle: articles on performing in the open air.",
  },
  {
    slug: "stage-fright",
    name: "Stage fright",
    description:
      "Dry mouths, shaking hands and vanished lines: what nerves do to the body, what helps in the last ten minutes, and what can be left alone.",
    meta_title: "Stage fright and nerves",
    meta_description:
      "What nerves do to a performer’s body, what helps before an entrance, and how to carry on after a dry.",
  },
  {
    slug: "warm-ups",
    name: "Warm-ups",
    description:
      "Getting the body, the breath and the company ready, in half an hour on a bare floor or in six minutes in the corridor of a casting office.",
    meta_title: "Warm-ups for body and voice",
    meta_description:
      "Short and long warm-ups for actors and singers, for rehearsal rooms, dressing rooms and casting corridors.",
  },
  {
    slug: "diction",
    name: "Diction",
    description:
      "Being understood in the back row and on a phone speaker: consonants, pace, breath, and exercises that do not make you sound like a teacher.",
    meta_title: "Diction and clear speech",
    meta_description:
      "Consonants, pace and breath: exercises for being understood on stage, on camera and on air.",
  },
  {
    slug: "accents",
    name: "Accents",
    description:
      "Learning the sound of somewhere else with care: finding real speakers, building a sound list, keeping it up under feeling, knowing when to stop.",
    meta_title: "Accents and dialects for actors",
    meta_description:
      "How to learn an accent from real speakers, keep it steady through a scene, and say honestly what you can do.",
  },
  {
    slug: "screen-acting",
    name: "Screen acting",
    description:
      "Acting for a lens: eyelines, marks, continuity, thinking in close-up, and repeating a small true thing eleven times before lunch.",
    meta_title: "Screen acting",
    meta_description:
      "Eyelines, marks, continuity and close-ups: practical articles on acting for film, series and short videos.",
  },
  {
    slug: "rehearsal",
    name: "Rehearsal",
    description:
      "What happens between the first read-through and the first audience: planning the weeks, taking notes, learning lines, and using a bad day well.",
    meta_title: "Rehearsal: planning and practice",
    meta_description:
      "Read-throughs, blocking, notes, lines and runs: how actors and directors make good use of rehearsal time.",
  },
  {
    slug: "audition-day",
    name: "Audition day",
    description:
      "Everything from the alarm clock to the journey home: what to carry, how to wait, what to say at the desk, and how to let the day go after.",
    meta_title: "Audition day, from start to finish",
    meta_description:
      "What to carry, how to wait, what to ask and how to leave: getting through an audition day in good order.",
  },
  {
    slug: "casting-directors",
    name: "Casting directors",
    description:
      "What casting directors and their assistants do all day, how they make a shortlist, and how to be easy to find without becoming a nuisance.",
    meta_title: "Working with casting directors",
    meta_description:
      "How casting directors and assistants work, how shortlists are made, and how to write to them well.",
  },
  {
    slug: "agents",
    name: "Agents",
    description:
      "Finding representation and living with it: what an agent can and cannot do, the usual commission, and the warning signs of a bad arrangement.",
    meta_title: "Agents and representation",
    meta_description:
      "What agents do, what they charge, how to approach one, and how to recognise an arrangement you should refuse.",
  },
  {
    slug: "contracts",
    name: "Contracts",
    description:
      "Reading what you sign, line by line: dates, usage, exclusivity, kill fees, credit, and the questions to ask before the pen comes out.",
    meta_title: "Contracts for performers",
    meta_description:
      "Usage, exclusivity, dates, credit and cancellation: plain explanations of the clauses performers are asked to sign.",
  },
  {
    slug: "fees",
    name: "Fees",
    description:
      "Quoting, agreeing and being paid: day rates, buyouts, travel, invoices, late payers, and how to decide when working for nothing is worth it.",
    meta_title: "Fees, quotes and getting paid",
    meta_description:
      "Day rates, buyouts, invoices and late payment: how performers can quote a fee and see that it arrives.",
  },
  {
    slug: "fundraising",
    name: "Fundraising",
    description:
      "Finding the money for a play, a short film or a charity evening: sponsors, crowdfunding, ticketed nights, and thanking people properly.",
    meta_title: "Fundraising for shows and events",
    meta_description:
      "Sponsors, crowdfunding, benefit nights and thank-you letters: raising money for productions and good causes.",
  },
  {
    slug: "budgeting",
    name: "Budgeting",
    description:
      "Spending a small sum in the right order: sample sheets for plays, shoots and events, the costs people forget, and a sensible reserve.",
    meta_title: "Budgeting for plays, shoots and events",
    meta_description:
      "Sample budgets, forgotten costs and sensible reserves for small productions, shoots and community events.",
  },
  {
    slug: "lighting",
    name: "Lighting",
    description:
      "Seeing and being seen, from a bedroom window to a school hall with six lanterns: cheap set-ups, safe rigging, and cues that help the story.",
    meta_title: "Lighting for stage and camera",
    meta_description:
      "Window light, home set-ups, small theatre rigs and simple cues: articles on lighting people so they can be seen.",
  },
  {
    slug: "sound",
    name: "Sound",
    description:
      "Microphones, rooms, playback and silence: recording cleanly at home, hearing each other on stage, and running a show from one laptop.",
    meta_title: "Sound for stage, studio and home",
    meta_description:
      "Microphones, quiet rooms, cues and playback: practical sound advice for performers and small productions.",
  },
  {
    slug: "set-design",
    name: "Set design",
    description:
      "Making a place out of very little: ground plans, sightlines, borrowed furniture, paint, and sets that fit in the back of a hired tempo.",
    meta_title: "Set design on a small budget",
    meta_description:
      "Ground plans, sightlines, paint and borrowed furniture: designing sets for small stages and small vans.",
  },
  {
    slug: "wardrobe",
    name: "Wardrobe",
    description:
      "What to wear and how to look after it: audition clothes, costume hire, quick changes, labels, and colours that behave in front of a camera.",
    meta_title: "Wardrobe and costume",
    meta_description:
      "Audition clothes, costume hire, quick changes and camera-friendly colours: looking after what performers wear.",
  },
  {
    slug: "stage-make-up",
    name: "Stage make-up",
    description:
      "Faces that read from row M and survive a warm night: bases for Indian skin tones, ageing, clean brushes, and taking it all off afterwards.",
    meta_title: "Stage make-up",
    meta_description:
      "Bases, lines, ageing and clean kit: make-up for the stage, for many skin tones and for hot halls.",
  },
  {
    slug: "choreography",
    name: "Choreography",
    description:
      "Making and learning steps: counting, notation, dance calls, wedding and stage numbers, and teaching movement to people who say they cannot.",
    meta_title: "Choreography and dance calls",
    meta_description:
      "Learning steps quickly, surviving a dance call, and making movement for mixed groups of performers.",
  },
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
