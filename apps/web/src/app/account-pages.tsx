import type { Capability } from "@callboard/contracts/capability";
import type { ComponentType } from "react";
import { NotFound } from "#shared/ui/state/not-found.tsx";

export type Params = Readonly<Record<string, string | undefined>>;
export type Screen = ComponentType<{ params: Params }>;

/** A page of who is signed in. Its head and its title are there before its screen. */
export type AccountPage = {
  path: string;
  title: string;
  description: string;
  needs: Capability;
  /** Its screen asks visitors to sign in where it has to. */
  isOpen?: boolean;
  load: () => Promise<{ default: Screen }>;
};

/** The pages below `/account`: none of them is in the script that every page loads, not even their names. */
export const accountPages: readonly AccountPage[] = [
  {
    path: "/account",
    title: "Your account",
    description: "Your details, your profiles, your comments, and where you are signed in.",
    needs: "accounts",
    load: async () => ({ default: (await import("#features/account/account-screen.tsx")).AccountScreen }),
  },
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
  {
    path: "/account/applications/:id",
    title: "Your application",
    description: "Where your application stands.",
    needs: "reviewing",
    load: async () => {
      const { ApplicationScreen } = await import("#features/account/applications/application-screen.tsx");
      return { default: ({ params: { id } }) => <ById id={id} Screen={ApplicationScreen} /> };
    },
  },
  {
    path: "/account/messages",
    title: "Messages",
    description: "What you and those you cast or apply to write to each other.",
    needs: "conversations",
    load: () => loadMessages(),
  },
  {
    path: "/account/messages/many",
    title: "Write to applicants",
    description: "One message to several applicants, each with their own words in it.",
    needs: "conversations",
    load: async () => ({
      default: (await import("#features/conversations/many/many-screen.tsx")).ManyScreen,
    }),
  },
  {
    path: "/account/messages/:applicationId",
    title: "Messages",
    description: "What you and those you cast or apply to write to each other.",
    needs: "conversations",
    load: () => loadMessages(),
  },
  {
    path: "/account/notifications",
    title: "Notifications",
    description: "What has happened to your calls and applications.",
    needs: "notifications",
    load: async () => ({
      default: (await import("#features/notifications/notifications-screen.tsx")).NotificationsScreen,
    }),
  },
  {
    path: "/account/bookmarks",
    title: "Saved",
    description: "The calls, people and stories that you saved to find them again.",
    needs: "bookmarks",
    load: async () => ({ default: (await import("./bookmarks-area.tsx")).BookmarksArea }),
  },
  {
    path: "/account/searches",
    title: "Saved searches",
    description: "What you look for among the calls, and how often you are told of new ones.",
    needs: "searches",
    load: async () => ({
      default: (await import("#features/events/searches/searches-screen.tsx")).SearchesScreen,
    }),
  },
  {
    path: "/account/settings",
    title: "Account settings",
    description:
      "Your name, your e-mail address, your number and your password; your data, and the end of your account.",
    needs: "settings",
    // It asks for the session itself, and has a last word for whoever has deleted their account.
    isOpen: true,
    load: async () => ({
      default: (await import("#features/account-settings/account-settings-screen.tsx")).AccountSettingsScreen,
    }),
  },
  {
    path: "/account/email",
    title: "Your new e-mail address",
    description: "Confirms the new address of an account.",
    needs: "settings",
    // The link in the mail leads here, on whatever device it is opened.
    isOpen: true,
    load: async () => ({
      default: (await import("#features/account-settings/confirm-email-screen.tsx")).ConfirmEmailScreen,
    }),
  },
  {
    path: "/account/emails",
    title: "E-mail settings",
    description: "Which mails you get, how often, and when not.",
    needs: "mails",
    load: async () => ({
      default: (await import("#features/notifications/mails/mail-settings-screen.tsx")).MailSettingsScreen,
    }),
  },
  {
    path: "/account/profile",
    title: "Your artist profile",
    description: "Your headshots and résumé, and who sees which part of your profile.",
    needs: "portfolios",
    load: async () => ({
      default: (await import("#features/profiles/edit/portfolio-screen.tsx")).PortfolioScreen,
    }),
  },
  {
    path: "/account/team",
    title: "Your team",
    description: "Who works on an agency's calls together.",
    needs: "teams",
    // The link in the mail of an invitation leads here.
    isOpen: true,
    load: async () => ({ default: (await import("#features/teams/team-screen.tsx")).TeamScreen }),
  },
];

/** A screen of what its address names by number. */
function ById({ id, Screen }: { id: string | undefined; Screen: ComponentType<{ id: number }> }) {
  const number = Number(id);
  return Number.isSafeInteger(number) && number > 0 ? <Screen key={number} id={number} /> : <NotFound />;
}

/** The inbox, and beside it or on a page of its own one conversation. */
async function loadMessages(): Promise<{ default: Screen }> {
  const { MessagesScreen } = await import("#features/conversations/messages-screen.tsx");
  return {
    default: ({ params: { applicationId } }) => (
      <MessagesScreen applicationId={applicationId === undefined ? null : Number(applicationId)} />
    ),
  };
}
