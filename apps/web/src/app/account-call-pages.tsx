import { type AccountPage, ById } from "./account-page.tsx";

/** The pages of one's own calls. */
export const accountCallPages: readonly AccountPage[] = [
  {
    path: "/account/calls/drafts/:id",
    title: "Your draft",
    description: "A call that you are still writing.",
    needs: "calls",
    load: async () => {
      const { DraftScreen } = await import("#features/events/create/drafts/draft-screen.tsx");
      return { default: ({ params: { id } }) => <ById id={id} Screen={DraftScreen} /> };
    },
  },
  {
    path: "/account/calls/:id/edit",
    title: "Edit your call",
    description: "Change what your call says.",
    needs: "calls",
    load: async () => {
      const { EditCallScreen } = await import("#features/events/create/edit/edit-call-screen.tsx");
      return { default: ({ params: { id } }) => <ById id={id} Screen={EditCallScreen} /> };
    },
  },
  {
    path: "/account/calls/:id/shortlists",
    title: "Shared shortlists",
    description: "Who of your applicants others see by a link, and what they make of them.",
    needs: "shortlists",
    load: async () => {
      const { ShortlistsScreen } = await import("#features/board/shortlists/shortlists-screen.tsx");
      return { default: ({ params: { id } }) => <ById id={id} Screen={ShortlistsScreen} /> };
    },
  },
  {
    path: "/account/calls/:id/invitations",
    title: "Invited",
    description: "Whom you have invited to your call, and what became of it.",
    needs: "invitations",
    load: async () => {
      const { CallInvitationsScreen } = await import("#features/invitations/call-invitations-screen.tsx");
      return { default: ({ params: { id } }) => <ById id={id} Screen={CallInvitationsScreen} /> };
    },
  },
  {
    path: "/account/calls/:id/auditions",
    title: "Auditions",
    description: "The audition days of your call.",
    needs: "auditions",
    load: async () => {
      const { AuditionsScreen } = await import("#features/auditions/auditions-screen.tsx");
      return { default: ({ params: { id } }) => <ById id={id} Screen={AuditionsScreen} /> };
    },
  },
  {
    path: "/account/calls/:id/auditions/new",
    title: "New audition day",
    description: "Plan a day of auditions for your call.",
    needs: "auditions",
    load: async () => {
      const { PlanScreen } = await import("#features/auditions/plan/plan-screen.tsx");
      return { default: ({ params: { id } }) => <ById id={id} Screen={PlanScreen} /> };
    },
  },
  {
    path: "/account/calls/:id/auditions/invite",
    title: "Invite to an audition",
    description: "Offer applicants the times of an audition day.",
    needs: "auditions",
    load: async () => {
      const { InviteScreen } = await import("#features/auditions/invite-screen.tsx");
      return { default: ({ params: { id } }) => <ById id={id} Screen={InviteScreen} /> };
    },
  },
  {
    path: "/account/auditions/:id",
    title: "Audition day",
    description: "Who comes when to your auditions.",
    needs: "auditions",
    load: async () => {
      const { DayScreen } = await import("#features/auditions/day/day-screen.tsx");
      return { default: ({ params: { id } }) => <ById id={id} Screen={DayScreen} /> };
    },
  },
  {
    path: "/account/auditions/:id/sheet",
    title: "Day sheet",
    description: "Your auditions of a day on paper.",
    needs: "auditions",
    load: async () => {
      const { DaySheetScreen } = await import("#features/auditions/day-sheet-screen.tsx");
      return { default: ({ params: { id } }) => <ById id={id} Screen={DaySheetScreen} /> };
    },
  },
  {
    path: "/account/calls/:id",
    title: "Applications",
    description: "Who applied for your call, and what becomes of them.",
    needs: "reviewing",
    load: async () => {
      const { BoardScreen } = await import("#features/board/board-screen.tsx");
      return { default: ({ params: { id } }) => <ById id={id} Screen={BoardScreen} /> };
    },
  },
];
