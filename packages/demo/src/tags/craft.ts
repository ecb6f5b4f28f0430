/** What performers practise. */
export const craftTags = [
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
] as const;
