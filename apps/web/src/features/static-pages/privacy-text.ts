export const privacyText = {
  updated: "12 October 2026",
  intro:
    "Callboard is a place where artists and agencies find auditions and events. To do that we keep some information about you. This page says what we keep, who can see it, and how to have it corrected or removed.",
  sections: [
    {
      id: "what-this-covers",
      title: "What this policy covers",
      paragraphs: [
        "This policy applies to the Callboard website and to everything you do on it: opening an account, filling in a profile, commenting on the blog, posting or applying to an audition or event, and making a pledge to a fundraiser.",
        "It does not cover other websites that a member or an article may link to. Those have policies of their own.",
      ],
    },
    {
      id: "what-we-collect",
      title: "What we collect",
      paragraphs: [
        "Most of what we hold is what you type in yourself. You can read the blog and look at public listings without an account.",
      ],
      list: [
        "Account: your name, your mobile number and the kind of account you chose. The number is verified by a code sent by SMS.",
        "Profile: the details, descriptions, pictures and links that you choose to add, which may include your age, height, weight, ethnicity, skin colour, languages and experience.",
        "Activity: your comments and replies, the auditions and events you post, the applications you send, and the pledges you make.",
        "Messages to us: what you write through the contact page, and how to reply to you.",
        "Technical records: your IP address, the time, the page asked for and the type of browser, kept in server logs for security and for finding faults.",
      ],
    },
    {
      id: "private-details",
      title: "Personal details are private by default",
      paragraphs: [
        "Casting sometimes asks for details that are nobody else's business: ethnicity, skin colour, weight and the like. On Callboard such details are private unless you decide otherwise. None of them is needed to open an account, and you may leave any of them empty.",
        "A detail that you make public can be seen by anyone who visits your profile. You can make it private again at any time, but we cannot call back a copy that somebody has already made.",
      ],
    },
    {
      id: "how-we-use-it",
      title: "What we use it for",
      paragraphs: [
        "We use your information to run the service you asked for, and for nothing unconnected with it. By opening an account and adding details you consent to this use; you can withdraw that consent by removing the details or asking us to delete the account.",
      ],
      list: [
        "To sign you in, and to make sure that a mobile number belongs to the person using it.",
        "To show your profile, comments, listings and pledges in the places where they belong.",
        "To pass your application to the member who posted the audition or event.",
        "To answer your questions, and to deal with reports of misuse.",
        "To keep the service secure and working, and to meet our legal duties.",
      ],
    },
    {
      id: "who-can-see-it",
      title: "Who can see what",
      paragraphs: [
        "Comments, replies and published listings are public and carry your name. The public part of your profile is public. Search engines may find public pages.",
        "When you apply to an audition or event, the member who posted it sees your application and what you send with it. Other applicants do not.",
        "When you pledge to a fundraiser, the person who runs it can see the pledge so that they can thank you and arrange payment with you. Your mobile number is not shown on public pages.",
        "The few people who run Callboard can see account information where their work needs it, for instance to answer a deletion request.",
      ],
    },
    {
      id: "pledges",
      title: "Pledges and payment details",
      paragraphs: [
        "A pledge records that you intend to give a certain sum. Callboard charges no card when you pledge, and we neither ask for nor store card or bank details. You can take a pledge back.",
        "If you later pay an organiser, you do so directly, and what you give them for that purpose is between you and them.",
      ],
    },
    {
      id: "cookies",
      title: "One cookie and local storage",
      paragraphs: [
        "When you sign in we set one cookie, which keeps you signed in. It is needed for the service to work and it goes when you sign out or when it expires.",
        "We also use your browser's local storage for small conveniences, such as remembering how you like a page to be shown. You can clear it in your browser settings.",
        "There are no advertising trackers on Callboard, and we do not follow you to other websites.",
        "Clips on profiles that say so are played by YouTube, Vimeo or SoundCloud. Those websites hear of you when you press Play on one, and not before.",
      ],
    },
    {
      id: "sharing",
      title: "Who we share it with",
      paragraphs: [
        "We do not sell personal information, and we do not give it to advertisers. We share it only as follows.",
      ],
      list: [
        "With other members, in the ways described in the section on who can see what.",
        "With companies that work for us, such as the one that delivers SMS codes and the one that hosts our servers, who may use it only for that work.",
        "With a court, the police or a public authority, where the law requires it.",
      ],
    },
    {
      id: "keeping-it",
      title: "How long we keep it, and how we protect it",
      paragraphs: [
        "We keep your account information for as long as you have an account. Verification codes stop working within minutes. Technical records and backups are kept only as long as they are useful for security and recovery.",
        "Connections to Callboard are encrypted, and access to stored information is limited. No service can promise perfect security. If something goes wrong that affects you, we will tell you and the authorities as the law requires.",
      ],
    },
    {
      id: "your-choices",
      title: "Your choices, and how to be deleted",
      paragraphs: [
        "You can correct your profile yourself. For anything else, write to us through the contact page: give the name and mobile number of the account, so that we can find it, and tell us what you want.",
        "You may ask for a copy of what we hold, for a correction, or for your account to be deleted. We may ask you to confirm your number by a code first, so that nobody can delete you but you. After deletion, your profile and private details are removed. We may keep what the law obliges us to keep, and no more.",
        "You may also raise a grievance through the contact page. If our answer does not satisfy you, you may take it to the data protection authority in India or, where local law gives you that right, in the country where you live.",
      ],
    },
    {
      id: "children-and-changes",
      title: "Young people, changes and governing law",
      paragraphs: [
        "Accounts are for people of eighteen and over. A parent or guardian who wishes to answer a call for a younger performer should do so from their own account. If you believe that a child has opened an account, please tell us.",
        "If we change this policy we will change the date at the top, and where the change matters we will say so plainly on the site. This policy is governed by the law of India.",
      ],
    },
  ],
} as const;
