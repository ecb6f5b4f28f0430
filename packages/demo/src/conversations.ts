type DemoMessage = {
  by: "poster" | "applicant";
  /** Counted from when the call was posted. */
  days_after: number;
  text: string;
};

type DemoConversation = {
  /** The slug of the call, and who applied. */
  event: string;
  with: string;
  messages: DemoMessage[];
};

/** What the accounts of the demo have written to each other. */
export const demoConversations: DemoConversation[] = [
  {
    ...{ event: "house-of-small-rooms", with: "demo-artist" },
    messages: [
      {
        ...{ by: "poster", days_after: 0.6 },
        text: "Thank you for applying. The flat you sold made us laugh. Could you read for Bittu on the second reading day, at eleven? We have the long room until one.",
      },
      { by: "applicant", days_after: 0.65, text: "Gladly, at eleven." },
      {
        ...{ by: "applicant", days_after: 0.66 },
        text: "Shall I learn the scene on the stairs, or do we read from the page?\n\nAnd is there somewhere to leave a bicycle?",
      },
      {
        by: "poster",
        days_after: 0.8,
        text: "From the page. The bicycle may stand in the foyer, next to the goat.",
      },
    ],
  },
  {
    ...{ event: "night-shift-pharmacy", with: "demo-artist" },
    messages: [
      {
        ...{ by: "applicant", days_after: 0.9 },
        text: "The tape of the lozenges was cut short by the queue. I can send the whole of it, if that helps.",
      },
    ],
  },
];
