/** Getting seen: the audition and what is sent ahead of it. */
export const auditionTags = [
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
] as const;
