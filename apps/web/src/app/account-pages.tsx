import { accountCallPages } from "./account-call-pages.tsx";
import { type AccountPage, ById, type Screen } from "./account-page.tsx";

/** The pages below `/account`: none of them is in the script that every page loads, not even their names. */
export const accountPages: readonly AccountPage[] = [
  {
    path: "/account",
    title: "Your account",
    description: "Your details, your profiles, your comments, and where you are signed in.",
    needs: "accounts",
    load: async () => ({ default: (await import("#features/account/account-screen.tsx")).AccountScreen }),
  },
  ...accountCallPages,
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
    path: "/account/invitations",
    title: "Invitations",
    description: "The calls that you are invited to, and who may invite you.",
    needs: "invitations",
    load: async () => ({
      default: (await import("#features/invitations/invitations-screen.tsx")).InvitationsScreen,
    }),
  },
  {
    path: "/account/lists",
    title: "Lists",
    description: "The people that you keep in mind, in lists that only you see.",
    needs: "lists",
    load: async () => ({ default: (await import("#features/lists/lists-screen.tsx")).ListsScreen }),
  },
  {
    path: "/account/lists/:id",
    title: "List",
    description: "Who is in a list of yours, with your notes.",
    needs: "lists",
    load: async () => {
      const { ListArea } = await import("./lists-area.tsx");
      return { default: ({ params: { id } }) => <ById id={id} Screen={ListArea} /> };
    },
  },
  {
    path: "/account/searches",
    title: "Saved searches",
    description: "What you look for or follow, and how often you are told of what is new.",
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
    title: "Notification settings",
    description: "What you are told of by mail and in your browsers, how often, and when not.",
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
    path: "/account/poster/:kind",
    title: "Your QR poster",
    description: "A page to print, with a code that leads to your profile.",
    needs: "profiles",
    load: async () => {
      const { PosterScreen } = await import("#features/profiles/poster/poster-screen.tsx");
      return { default: ({ params: { kind } }) => <PosterScreen kind={kind} /> };
    },
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

/** The inbox, and beside it or on a page of its own one conversation. */
async function loadMessages(): Promise<{ default: Screen }> {
  const { MessagesScreen } = await import("#features/conversations/messages-screen.tsx");
  return {
    default: ({ params: { applicationId } }) => (
      <MessagesScreen applicationId={applicationId === undefined ? null : Number(applicationId)} />
    ),
  };
}
