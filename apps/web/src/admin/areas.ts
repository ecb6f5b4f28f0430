import type { StaffAction } from "@callboard/contracts/staff";
import {
  ArrowDownUp,
  ChartColumn,
  Cog,
  Gavel,
  Images,
  ListTree,
  type LucideIcon,
  Mail,
  Newspaper,
  ScrollText,
  ShieldCheck,
  Star,
  UserRoundSearch,
  Users,
} from "lucide-react";
import type { ComponentType } from "react";

/** The headings of the navigation, in their order. */
export const areaGroups = ["Publishing", "Community", "Site", "You"] as const;

/** A part of the back office, at `/admin/<path>` and below it. */
export type Area = {
  path: string;
  label: string;
  /** What it is for, in one line. */
  about: string;
  group: (typeof areaGroups)[number];
  icon: LucideIcon;
  /** What somebody must be allowed to do; null for all of the staff. */
  needs: StaffAction | null;
  load: () => Promise<{ Area: ComponentType }>;
};

/** All areas, in the order of the navigation. */
export const areas: readonly Area[] = [
  {
    path: "articles",
    label: "Articles",
    about: "Drafts, what is scheduled, and what the blog shows.",
    group: "Publishing",
    icon: Newspaper,
    needs: "write_articles",
    load: () => import("./articles/articles-area.tsx"),
  },
  {
    path: "images",
    label: "Images",
    about: "What articles and lists show: uploading, describing, finding what is not used.",
    group: "Publishing",
    icon: Images,
    needs: "write_articles",
    load: () => import("./images/images-area.tsx"),
  },
  {
    path: "lists",
    label: "Lists",
    about: "Categories, tags, videos, cities, professions: what the site offers to choose from.",
    group: "Publishing",
    icon: ListTree,
    needs: "write_lists",
    load: () => import("./lists/lists-area.tsx"),
  },
  {
    path: "featured-events",
    label: "Featured events",
    about: "The events that stand first on their page.",
    group: "Publishing",
    icon: Star,
    needs: "write_lists",
    load: () => import("./featured-events/featured-events-area.tsx"),
  },
  {
    path: "imports",
    label: "Import and export",
    about: "Articles from another site, and all of ours as a file.",
    group: "Publishing",
    icon: ArrowDownUp,
    needs: "import_articles",
    load: () => import("./imports/imports-area.tsx"),
  },
  {
    path: "moderation",
    label: "Moderation",
    about: "What was reported, what waits before it is public, and answers to decisions.",
    group: "Community",
    icon: Gavel,
    needs: "moderate",
    load: () => import("./moderation/moderation-area.tsx"),
  },
  {
    path: "messages",
    label: "Messages",
    about: "What came in by the contact form, and answering it.",
    group: "Community",
    icon: Mail,
    needs: "answer_messages",
    load: () => import("./messages/messages-area.tsx"),
  },
  {
    path: "people",
    label: "People",
    about: "Everybody who has an account: find, suspend, sign out.",
    group: "Community",
    icon: UserRoundSearch,
    needs: "read_people",
    load: () => import("./people/people-area.tsx"),
  },
  {
    path: "numbers",
    label: "Numbers",
    about: "How the site does: sign-ups, calls, applications, answers, comments, pledges.",
    group: "Site",
    icon: ChartColumn,
    needs: "read_numbers",
    load: () => import("./numbers/numbers-area.tsx"),
  },
  {
    path: "staff",
    label: "Staff",
    about: "Who runs the site, in which role, and who is invited.",
    group: "Site",
    icon: Users,
    needs: "read_staff",
    load: () => import("./staff/staff-area.tsx"),
  },
  {
    path: "jobs",
    label: "Jobs",
    about: "What failed after an act, such as a mail, and another try.",
    group: "Site",
    icon: Cog,
    needs: "run_jobs",
    load: () => import("./jobs/jobs-area.tsx"),
  },
  {
    path: "audit",
    label: "Audit log",
    about: "Every act of the staff, with what it changed.",
    group: "Site",
    icon: ScrollText,
    needs: "read_audit",
    load: () => import("./audit/audit-area.tsx"),
  },
  {
    path: "factor",
    label: "My second factor",
    about: "Your authenticator app and your recovery codes.",
    group: "You",
    icon: ShieldCheck,
    needs: null,
    load: () => import("./factor/factor-area.tsx"),
  },
];
