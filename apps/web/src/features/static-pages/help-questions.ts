import type { Capability } from "@callboard/contracts/capability";

type HelpAnswer = { answer: readonly string[]; link?: { to: string; text: string } };
export type HelpQuestion = HelpAnswer & {
  id: string;
  question: string;
  /** What the upstream has to offer for this answer, and what stands there otherwise: nothing, or another answer. */
  needs?: Capability;
  otherwise?: HelpAnswer;
};

export const helpQuestions: readonly { subject: string; questions: readonly HelpQuestion[] }[] = [
  {
    subject: "Your account",
    questions: [
      {
        id: "reset-password",
        question: "How do I reset my password?",
        answer: [
          "On the sign-in page, choose to reset your password and enter the mobile number of your account. We text you a code of six digits; with it you set a new password.",
          "A code is good for five minutes and for one use. If none arrives, wait half a minute and ask for another.",
        ],
        link: { to: "/forgot-password", text: "Reset your password" },
        needs: "accounts",
        otherwise: {
          answer: [
            "A new password cannot be set on these pages. Write to us with the mobile number of your account, and we help you sign in again.",
          ],
          link: { to: "/contact", text: "Write to us" },
        },
      },
      {
        id: "sign-in",
        question: "What can I sign in with?",
        answer: ["Your email address, your username or your mobile number, together with your password."],
      },
      {
        id: "verify-number",
        question: "Why do you ask for my mobile number?",
        answer: [
          "A verified number keeps made-up accounts away from people who post and answer calls. It is not shown on public pages.",
        ],
        link: { to: "/verify-otp", text: "Verify your number" },
      },
    ],
  },
  {
    subject: "Payments",
    questions: [
      {
        id: "purchase-history",
        question: "Where is my purchase history?",
        answer: [
          "Callboard charges no card, so there are no purchases. What you have promised to fundraisers is listed under My contributions in your account once you are signed in, where you can also take a pledge back.",
        ],
        link: { to: "/account#contributions", text: "My contributions" },
        needs: "pledges",
        otherwise: {
          answer: [
            "Callboard charges no card, so there are no purchases. What you give to a fundraiser you arrange with whoever runs it: how to reach them stands on its page.",
          ],
        },
      },
      {
        id: "audition-fees",
        question: "Somebody asks me to pay for an audition. Is that right?",
        answer: [
          "No. Posting a call here means not charging anybody for being considered. Do not pay, and tell us about it with the address of the listing.",
        ],
      },
    ],
  },
  {
    subject: "Auditions and events",
    questions: [
      {
        id: "post-audition",
        question: "How do I post an audition?",
        answer: [
          "Choose Post Audition Now at the top of any page. You can fill in the whole form first; you sign in when you send it.",
        ],
      },
      {
        id: "what-is-checked",
        question: "What is checked before a call is public?",
        needs: "screening",
        answer: [
          "Each new call and campaign is read by a short list of rules: fees, contacts in disguise, borrowed names, pay and time. What they hold waits for a moderator; everything else is public at once.",
        ],
        link: { to: "/how-we-check", text: "How we check" },
      },
      {
        id: "private-details",
        question: "Who sees the personal details of my profile?",
        needs: "profiles",
        answer: [
          "Details such as height, weight or skin colour are private unless you make them public. The privacy policy says who can see what.",
        ],
      },
    ],
  },
];
