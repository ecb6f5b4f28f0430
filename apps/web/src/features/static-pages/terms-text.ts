export const termsText = {
  updated: "12 October 2026",
  intro:
    "These terms are the agreement between you and Callboard. We have tried to write them as we would explain them across a table. By using the site you accept them; if you cannot, please do not open an account.",
  sections: [
    {
      id: "the-service",
      title: "What Callboard does",
      paragraphs: [
        "Callboard lets artists and agencies show who they are, post auditions and events, apply to them, read and discuss articles, and raise support for a show.",
        "We provide the noticeboard. We are not an employer, a casting director or anyone's agent, and we are no party to what members agree with one another. We do not promise that you will find work, performers or funds here.",
      ],
    },
    {
      id: "your-account",
      title: "Your account",
      paragraphs: [
        "You need an account to post, comment, apply or pledge. You must be at least eighteen, and you open the account with a mobile number that we verify by a code sent by SMS. Anyone may read the public pages without one.",
        "Give your real details and keep them up to date. Never pass a code on to another person; we will not ask you for it by telephone or message. You are responsible for what is done through your account, so tell us quickly through the contact page if you think somebody else is using it.",
      ],
    },
    {
      id: "profiles",
      title: "Your profile",
      paragraphs: [
        "What you say about yourself should be true, and the pictures should be of you and yours to use. Details such as ethnicity, skin colour and weight are private by default, and you decide whether to show them. The privacy policy explains who can see what.",
        "If you are an agency, you must have the right to act for the people and companies you speak for.",
      ],
    },
    {
      id: "auditions-and-events",
      title: "Auditions and events",
      paragraphs: ["If you post an audition or an event, you are answerable for it. In particular:"],
      list: [
        "It must be real, and described honestly: what it is, where, when, and whether it is paid.",
        "You may not charge a person for auditioning, for applying or for being considered.",
        "Ask only for details that the part or the work truly needs, and use what applicants send you for that purpose alone.",
        "Keep applicants safe and treat them lawfully and with respect. Say in advance if a part involves nudity, intimacy, stunts or other risk.",
        "Take the listing down, or correct it, when it is filled, moved or cancelled.",
      ],
    },
    {
      id: "applications",
      title: "Applying to auditions and events",
      paragraphs: [
        "When you apply, the member who posted the listing receives your application and may contact you. Whether they reply, whom they choose and on what conditions are matters for them.",
        "We do not check every listing or every member. Please use your judgement: meet in a proper workplace, let someone know where you are, do not pay to be seen, and report anything that seems wrong.",
      ],
    },
    {
      id: "pledges",
      title: "Fundraisers and pledges",
      paragraphs: [
        "A pledge on Callboard records your intention to support a show with a certain sum. No card is charged and no money passes through us. You can take a pledge back, and we will not collect it from you.",
        "An organiser must describe the show and the use of the money truthfully. They are responsible for arranging payment with supporters, for doing what they said they would do, and for any tax or permission that applies. We do not guarantee that a show will take place or that pledges will be paid.",
      ],
    },
    {
      id: "comments-and-conduct",
      title: "Comments and conduct",
      paragraphs: [
        "Disagreement is welcome. Write as you would speak to a colleague who is in the room. You may not use Callboard to:",
      ],
      list: [
        "threaten, harass, defame, or demean people for who they are or how they look;",
        "pretend to be someone else, or publish another person's private details;",
        "post anything obscene or unlawful, or that belongs to somebody else;",
        "advertise things unconnected with the work, send the same message to many people, or collect information about members;",
        "break into, overload or automatically copy the site.",
      ],
    },
    {
      id: "your-material",
      title: "Your material and ours",
      paragraphs: [
        "What you post remains yours. You allow us, free of charge, to store it, adapt its size and format, and show it on Callboard for as long as it is posted here, which is what we need in order to run the site. You confirm that you have the right to post it.",
        "The articles, the design and the name of Callboard belong to us or to those who let us use them. You are welcome to link to them and to quote a few lines with credit. Please ask before using more.",
        "If something here uses your work without permission, write to us through the contact page and say where it is and what you own.",
      ],
    },
    {
      id: "removal-and-leaving",
      title: "Removal, suspension and leaving",
      paragraphs: [
        "We may remove material or limit or close an account where these terms are broken, where someone may be harmed, or where the law requires it. Where we reasonably can, we will tell you why, and you may ask us to look again.",
        "You may leave whenever you wish. Send a deletion request through the contact page; we may confirm your number by a code before we act on it. The privacy policy describes what is then removed.",
      ],
    },
    {
      id: "responsibility",
      title: "The limits of our responsibility",
      paragraphs: [
        "We take care over Callboard, but we provide it as it stands, and it may now and then be slow, mistaken or unavailable. Articles are general information; on contracts, tax or health, please also ask someone qualified.",
        "As far as the law allows, we are not liable for what other members do, for agreements made between members, or for indirect loss such as missed work or lost earnings. Nothing here takes away a right that the law does not let you give up.",
      ],
    },
    {
      id: "law-and-changes",
      title: "Governing law, changes and contact",
      paragraphs: [
        "These terms are governed by the law of India, and its courts may hear any dispute. If you live elsewhere as a consumer, you keep whatever protection your own law insists upon. Write to us first; most things can be settled by a letter.",
        "We may change these terms. The date at the top will change with them, and a change that matters will be announced on the site before it applies. Questions, complaints and notices reach us through the contact page.",
      ],
    },
  ],
} as const;
