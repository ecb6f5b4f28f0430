/** The day itself, who decides, and money. */
export const businessTags = [
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
] as const;
