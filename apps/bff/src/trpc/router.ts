import { router } from "./init.ts";
import { accountProcedures } from "./procedures/account.ts";
import { applicationProcedures } from "./procedures/application.ts";
import { articleProcedures } from "./procedures/article.ts";
import { articleExportProcedures } from "./procedures/article-export.ts";
import { articleImportProcedures } from "./procedures/article-import.ts";
import { auditionProcedures } from "./procedures/audition.ts";
import { blogProcedures } from "./procedures/blog.ts";
import { boardProcedures } from "./procedures/board.ts";
import { bookmarkProcedures } from "./procedures/bookmark.ts";
import { callInvitationProcedures } from "./procedures/call-invitation.ts";
import { categoryProcedures } from "./procedures/category.ts";
import { clipProcedures } from "./procedures/clip.ts";
import { commentProcedures } from "./procedures/comment.ts";
import { contactProcedures } from "./procedures/contact.ts";
import { contactInboxProcedures } from "./procedures/contact-inbox.ts";
import { contributionProcedures } from "./procedures/contribution.ts";
import { conversationProcedures } from "./procedures/conversation.ts";
import { crowdfundingProcedures } from "./procedures/crowdfunding.ts";
import { eventProcedures } from "./procedures/event.ts";
import { factorProcedures } from "./procedures/factor.ts";
import { featuredEventProcedures } from "./procedures/featured-event.ts";
import { imageProcedures } from "./procedures/image.ts";
import { messageTemplateProcedures } from "./procedures/message-template.ts";
import { moderationProcedures } from "./procedures/moderation.ts";
import { notificationProcedures } from "./procedures/notification.ts";
import { numbersProcedures } from "./procedures/numbers.ts";
import { ownCallProcedures } from "./procedures/own-call.ts";
import { passwordProcedures } from "./procedures/password.ts";
import { peopleProcedures } from "./procedures/people.ts";
import { portfolioProcedures } from "./procedures/portfolio.ts";
import { profileProcedures } from "./procedures/profile.ts";
import { profileAddressProcedures } from "./procedures/profile-address.ts";
import { profileListProcedures } from "./procedures/profile-list.ts";
import { pushProcedures } from "./procedures/push.ts";
import { referenceProcedures } from "./procedures/reference.ts";
import { savedSearchProcedures } from "./procedures/saved-search.ts";
import { sessionProcedures } from "./procedures/session.ts";
import { sharedShortlistProcedures } from "./procedures/shared-shortlist.ts";
import { shortlistProcedures } from "./procedures/shortlist.ts";
import { siteListProcedures } from "./procedures/site-list.ts";
import { spellingProcedures } from "./procedures/spelling.ts";
import { staffProcedures } from "./procedures/staff.ts";
import { staffJobsProcedures } from "./procedures/staff-jobs.ts";
import { tagProcedures } from "./procedures/tag.ts";
import { tapeProcedures } from "./procedures/tape.ts";
import { teamProcedures } from "./procedures/team.ts";
import { videoProcedures } from "./procedures/video.ts";

export const appRouter = router({
  account: accountProcedures,
  application: applicationProcedures,
  article: articleProcedures,
  articleExport: articleExportProcedures,
  articleImport: articleImportProcedures,
  audition: auditionProcedures,
  blog: blogProcedures,
  board: boardProcedures,
  bookmark: bookmarkProcedures,
  callInvitation: callInvitationProcedures,
  ownCall: ownCallProcedures,
  category: categoryProcedures,
  clip: clipProcedures,
  comment: commentProcedures,
  contact: contactProcedures,
  contactInbox: contactInboxProcedures,
  contribution: contributionProcedures,
  conversation: conversationProcedures,
  crowdfunding: crowdfundingProcedures,
  event: eventProcedures,
  factor: factorProcedures,
  featuredEvent: featuredEventProcedures,
  image: imageProcedures,
  messageTemplate: messageTemplateProcedures,
  moderation: moderationProcedures,
  notification: notificationProcedures,
  numbers: numbersProcedures,
  password: passwordProcedures,
  people: peopleProcedures,
  portfolio: portfolioProcedures,
  profile: profileProcedures,
  profileAddress: profileAddressProcedures,
  profileList: profileListProcedures,
  push: pushProcedures,
  reference: referenceProcedures,
  savedSearch: savedSearchProcedures,
  session: sessionProcedures,
  sharedShortlist: sharedShortlistProcedures,
  shortlist: shortlistProcedures,
  siteList: siteListProcedures,
  spelling: spellingProcedures,
  staff: staffProcedures,
  staffJobs: staffJobsProcedures,
  tag: tagProcedures,
  tape: tapeProcedures,
  team: teamProcedures,
  video: videoProcedures,
});

/** The type of all procedures, for web. */
export type AppRouter = typeof appRouter;
