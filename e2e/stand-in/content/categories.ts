/** Categories of the blog with the paragraphs that their articles are made of. */
export const blogCategories = [
  {
    name: "Acting",
    paragraphs: [
      "Read the scene aloud three times before you decide anything about it. The first reading belongs to the writer, the second to the other part, and only the third to you.",
      "A pause is a decision. If you cannot say what your character is deciding in it, the pause is too long by its whole length.",
      "Ask for the size of the frame. What carries to the last row of a hall is too loud for a lens that stands an arm away.",
    ],
  },
  {
    name: "Auditions",
    paragraphs: [
      "Come twenty minutes early and spend fifteen of them outside. The room you wait in is full of other people's nerves.",
      "Say your name, your city and your part, and then nothing. Whoever sits behind the table will ask for what they need.",
      "When they thank you, thank them and go. Nobody was ever given a part in the doorway.",
    ],
  },
  {
    name: "Theatre",
    paragraphs: [
      "The stage manager's book is the only copy of the play that knows what happens. Be polite to it.",
      "Lights are plotted on the fourth day, and everybody is tired on the fourth day. Bring bananas.",
      "Walk the stage in the shoes you will wear. Boards that look level are not.",
    ],
  },
  {
    name: "Music and dance",
    paragraphs: [
      "Count the bars of rest as carefully as the bars you play. An entrance is made during the silence before it.",
      "Warm up for the floor you have. Concrete asks for ten minutes more than wood.",
      "Record the rehearsal, listen to it the next morning, and write down three things. Not four.",
    ],
  },
  {
    name: "Careers",
    paragraphs: [
      "Write down what was agreed on the day it was agreed, and send it to whoever agreed it. A friendly message is a contract's best beginning.",
      "Keep a list of those who paid on time. It is shorter than your list of contacts, and worth more.",
      "Say no with a reason and a name: the reason keeps the door open, and the name makes you remembered.",
    ],
  },
  {
    name: "Behind the camera",
    paragraphs: [
      "A call sheet is read from the bottom: weather, parking and lunch decide more days than the first shot does.",
      "Label both ends of every cable. The end without a label is the one you will be holding.",
      "The quietest person on the set is recording room tone. Stand still until they look up.",
    ],
  },
] as const;

/** Where nothing is posted, and which a list of categories leaves out. */
export const emptyCategory = "Announcements";
