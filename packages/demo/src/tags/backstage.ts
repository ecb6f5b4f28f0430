/** What is done behind and around the performers. */
export const backstageTags = [
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
] as const;
