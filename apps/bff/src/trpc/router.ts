import { router } from "./init.ts";
import { applicationProcedures } from "./procedures/application.ts";
import { blogProcedures } from "./procedures/blog.ts";
import { categoryProcedures } from "./procedures/category.ts";
import { commentProcedures } from "./procedures/comment.ts";
import { contactProcedures } from "./procedures/contact.ts";
import { contributionProcedures } from "./procedures/contribution.ts";
import { crowdfundingProcedures } from "./procedures/crowdfunding.ts";
import { eventProcedures } from "./procedures/event.ts";
import { passwordProcedures } from "./procedures/password.ts";
import { profileProcedures } from "./procedures/profile.ts";
import { referenceProcedures } from "./procedures/reference.ts";
import { sessionProcedures } from "./procedures/session.ts";
import { tagProcedures } from "./procedures/tag.ts";
import { videoProcedures } from "./procedures/video.ts";

export const appRouter = router({
  application: applicationProcedures,
  blog: blogProcedures,
  category: categoryProcedures,
  comment: commentProcedures,
  contact: contactProcedures,
  contribution: contributionProcedures,
  crowdfunding: crowdfundingProcedures,
  event: eventProcedures,
  password: passwordProcedures,
  profile: profileProcedures,
  reference: referenceProcedures,
  session: sessionProcedures,
  tag: tagProcedures,
  video: videoProcedures,
});

/** The type of all procedures, for web. */
export type AppRouter = typeof appRouter;
