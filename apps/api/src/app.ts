import { type ClientSettings, clientInLog } from "@callboard/server-kit/client-in-log";
import { createRequestLog } from "@callboard/server-kit/request-log";
import { endConnections, type Lifecycle } from "@callboard/server-kit/shut-down";
import { traceRoutes } from "@callboard/server-kit/tracing";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import type { Database } from "./db/client.ts";
import { requireApiKey } from "./http/api-key.ts";
import { limitBodyTime } from "./http/body-time.ts";
import { registerDocs } from "./http/docs.ts";
import { frameworkErrors, handleError, handleNotFound } from "./http/error-handler.ts";
import { healthRoutes } from "./http/health-routes.ts";
import { measureRequests } from "./http/metrics/measure-requests.ts";
import type { Metrics } from "./http/metrics/metrics.ts";
import { logRequests } from "./http/request-log.ts";
import { serverOptions } from "./http/server-options.ts";
import { validatorCompiler } from "./http/validation.ts";
import { type JobQueue, jobQueue } from "./jobs/job-queue.ts";
import { mailQueue } from "./mail/mail-queue.ts";
import { accountEmailRoutes } from "./modules/account/settings/account-email-routes.ts";
import { accountNumberRoutes } from "./modules/account/settings/account-number-routes.ts";
import { accountSettingsRoutes } from "./modules/account/settings/account-settings-routes.ts";
import { ownDataRoutes } from "./modules/account/settings/own-data-routes.ts";
import { signUpRoutes } from "./modules/account/sign-up-routes.ts";
import { applicationReviewRoutes } from "./modules/application/application-review-routes.ts";
import { applicationRoutes } from "./modules/application/application-routes.ts";
import { articleRoutes } from "./modules/article/article-routes.ts";
import { presenceRoutes } from "./modules/article/presence-routes.ts";
import { previewRoutes } from "./modules/article/preview-routes.ts";
import { publishingRoutes } from "./modules/article/publishing-routes.ts";
import { revisionRoutes } from "./modules/article/revision-routes.ts";
import { articleExportRoutes } from "./modules/article-export/article-export-routes.ts";
import { articleImportRoutes } from "./modules/article-import/article-import-routes.ts";
import { importPieceRoutes } from "./modules/article-import/import-piece-routes.ts";
import { auditRoutes } from "./modules/audit/audit-routes.ts";
import { auditionRoutes } from "./modules/audition/audition-routes.ts";
import { ownAuditionRoutes } from "./modules/audition/own-audition-routes.ts";
import { blogRoutes } from "./modules/blog/blog-routes.ts";
import { applicantRoutes } from "./modules/board/applicant-routes.ts";
import { boardRoutes } from "./modules/board/board-routes.ts";
import { bookmarkRoutes } from "./modules/bookmark/bookmark-routes.ts";
import { cacheVersionRoutes } from "./modules/cache-version/cache-version-routes.ts";
import { callDraftRoutes } from "./modules/call/call-draft-routes.ts";
import { callRoutes } from "./modules/call/call-routes.ts";
import { editCallRoutes } from "./modules/call/edit-call-routes.ts";
import { capabilityRoutes } from "./modules/capability/capability-routes.ts";
import { categoryRoutes } from "./modules/category/category-routes.ts";
import type { SmsLimits } from "./modules/code/code-limits.ts";
import { otpRoutes } from "./modules/code/otp-routes.ts";
import { passwordRoutes } from "./modules/code/password-routes.ts";
import { phoneRoutes } from "./modules/code/phone-routes.ts";
import { commentRoutes } from "./modules/comment/comment-routes.ts";
import { contactRoutes } from "./modules/contact/contact-routes.ts";
import { inboxRoutes } from "./modules/contact/inbox-routes.ts";
import { contributionRoutes } from "./modules/contribution/contribution-routes.ts";
import { conversationFileRoutes } from "./modules/conversation/conversation-file-routes.ts";
import { conversationRoutes } from "./modules/conversation/conversation-routes.ts";
import { templateRoutes } from "./modules/conversation/template-routes.ts";
import { createEventRoutes } from "./modules/event/create-event-routes.ts";
import { eventRoutes } from "./modules/event/event-routes.ts";
import { featuredEventRoutes } from "./modules/event/featured/featured-event-routes.ts";
import { eventCategoryRoutes } from "./modules/event-category/event-category-routes.ts";
import { imageRoutes } from "./modules/image/image-routes.ts";
import { jobRoutes } from "./modules/job/job-routes.ts";
import { filePieces } from "./modules/media/files/file-pieces.ts";
import type { FileStore } from "./modules/media/files/file-store.ts";
import { mediaRoutes } from "./modules/media/media-routes.ts";
import type { MediaStore } from "./modules/media/media-store.ts";
import { decisionRoutes } from "./modules/moderation/decision-routes.ts";
import { moderationRoutes } from "./modules/moderation/moderation-routes.ts";
import { reportRoutes } from "./modules/moderation/report-routes.ts";
import { wordListRoutes } from "./modules/moderation/word-list-routes.ts";
import { mailSettingsRoutes } from "./modules/notification/mail-settings-routes.ts";
import { notificationRoutes } from "./modules/notification/notification-routes.ts";
import { notificationSender } from "./modules/notification/notification-sender.ts";
import { numbersRoutes } from "./modules/numbers/numbers-routes.ts";
import { erasureRoutes } from "./modules/people/erasure-routes.ts";
import { peopleRoutes } from "./modules/people/people-routes.ts";
import { headshotRoutes } from "./modules/portfolio/headshot-routes.ts";
import { portfolioRoutes } from "./modules/portfolio/portfolio-routes.ts";
import { ownProfileRoutes } from "./modules/profile/own-profile-routes.ts";
import { profileRoutes } from "./modules/profile/profile-routes.ts";
import { profileAddressRoutes } from "./modules/profile-address/profile-address-routes.ts";
import { referenceRoutes } from "./modules/reference/reference-routes.ts";
import { savedSearchRoutes } from "./modules/saved-search/saved-search-routes.ts";
import { searchFeedRoutes } from "./modules/saved-search/search-feed-routes.ts";
import { bearerReader } from "./modules/session/bearer.ts";
import { sessionRoutes } from "./modules/session/session-routes.ts";
import { sharedShortlistRoutes } from "./modules/shortlist/shared-shortlist-routes.ts";
import { shortlistKeys } from "./modules/shortlist/shortlist-keys.ts";
import { shortlistRoutes } from "./modules/shortlist/shortlist-routes.ts";
import { siteListRoutes } from "./modules/site-list/site-list-routes.ts";
import { factorRoutes } from "./modules/staff/factor-routes.ts";
import { secretSealer } from "./modules/staff/sealed-secret.ts";
import { staffGuard } from "./modules/staff/staff-guard.ts";
import { staffRoutes } from "./modules/staff/staff-routes.ts";
import { suspensionRoutes } from "./modules/suspension/suspension-routes.ts";
import { tagRoutes } from "./modules/tag/tag-routes.ts";
import { tapeRoutes } from "./modules/tape/tape-routes.ts";
import { tapeUploadRoutes } from "./modules/tape/tape-upload-routes.ts";
import { teamRoutes } from "./modules/team/team-routes.ts";
import { videoRoutes } from "./modules/video/video-routes.ts";
import type { Sms } from "./sms/sms.ts";

export type AppDeps = Pick<Database, "db" | "ping"> & {
  /** A caller of /api/v1 needs any one of them. */
  apiKeys: string[];
  /** Those of the gateway: calls of staff are for no other. There is no back office without one. */
  staffApiKeys?: string[];
  media: MediaStore;
  /** Holds what no address leads to: files that are imported and exported. */
  privateFiles: FileStore;
  /** Holds uploaded photos while their form is read. */
  uploadFolder: string;
  /** Origins that images of articles and lists may be loaded from, besides the library. */
  imageOrigins?: string[];
  /** New calls and campaigns that the rules hold wait for a moderator. */
  isScreening?: boolean;
  clock: () => Date;
  sms: Sms;
  /** Wakes the runner of this process; without it jobs begin a little later. */
  queue?: JobQueue;
  /** The HMAC key of one-time codes. */
  otpKey: string;
  smsLimits: SmsLimits;
  /** Silent without one. */
  log?: FastifyBaseLogger;
  /** Clients are logged by their networks without it. */
  clients?: ClientSettings;
  /** Not measured without them. */
  metrics?: Metrics | undefined;
  lifecycle?: Lifecycle;
};

/** The API as a Fastify instance that does not listen yet. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { log, clients = { LOG_CLIENTS: "shortened" } } = deps;
  const logRequest = log ? createRequestLog(log, clientInLog(clients)) : () => undefined;
  const app = Fastify({
    ...serverOptions,
    frameworkErrors: frameworkErrors(logRequest),
    ...(log && { loggerInstance: log }),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  traceRoutes(app);
  logRequests(app, logRequest);
  limitBodyTime(app);
  const { lifecycle = { isShuttingDown: false } } = deps;
  endConnections(app, lifecycle);
  if (deps.metrics) measureRequests(app, deps.metrics);

  const bearer = bearerReader(deps);
  const staff = staffGuard({ ...deps, bearer });
  const sealer = secretSealer(deps.otpKey);
  const queue = deps.queue ?? jobQueue(deps);
  const pieces = filePieces(deps.privateFiles);
  const mails = mailQueue({ queue, serverKey: deps.otpKey });
  const notifications = notificationSender(deps);
  const keys = shortlistKeys(deps.otpKey);
  await registerDocs(app);
  healthRoutes(app, { ...deps, lifecycle });
  await app.register(mediaRoutes(deps));
  await app.register(
    async (api) => {
      api.addHook("onRequest", requireApiKey(deps.apiKeys, deps.staffApiKeys ?? []));
      api.addHook("preHandler", bearer.refreshTeams);
      await api.register(accountSettingsRoutes({ ...deps, bearer, mails }));
      await api.register(accountEmailRoutes({ ...deps, bearer, mails }));
      await api.register(accountNumberRoutes({ ...deps, bearer, mails }));
      await api.register(ownDataRoutes({ ...deps, bearer, mails, notifications }));
      await api.register(applicationRoutes({ ...deps, bearer, notifications, pieces }));
      await api.register(articleExportRoutes({ ...deps, staff, queue, pieces }));
      await api.register(articleImportRoutes({ ...deps, staff, queue }));
      await api.register(importPieceRoutes({ ...deps, staff, queue, pieces }));
      await api.register(articleRoutes({ ...deps, staff }));
      await api.register(auditionRoutes({ ...deps, bearer, notifications }));
      await api.register(ownAuditionRoutes({ ...deps, bearer, notifications }));
      await api.register(auditRoutes({ ...deps, staff }));
      await api.register(blogRoutes(deps));
      await api.register(cacheVersionRoutes(deps));
      await api.register(callDraftRoutes({ ...deps, bearer }));
      await api.register(callRoutes({ ...deps, bearer, queue, notifications }));
      await api.register(editCallRoutes({ ...deps, bearer, mails, queue }));
      await api.register(capabilityRoutes());
      await api.register(categoryRoutes(deps));
      await api.register(commentRoutes({ ...deps, bearer }));
      await api.register(contactRoutes(deps));
      await api.register(inboxRoutes({ ...deps, staff, mails }));
      await api.register(contributionRoutes({ ...deps, bearer }));
      await api.register(conversationFileRoutes({ ...deps, bearer, pieces }));
      await api.register(templateRoutes({ ...deps, bearer, notifications }));
      await api.register(conversationRoutes({ ...deps, bearer, notifications }));
      await api.register(createEventRoutes({ ...deps, bearer, mails }));
      await api.register(eventCategoryRoutes(deps));
      await api.register(eventRoutes({ ...deps, bearer }));
      await api.register(decisionRoutes({ ...deps, bearer }));
      await api.register(featuredEventRoutes({ ...deps, staff }));
      await api.register(imageRoutes({ ...deps, staff, queue }));
      await api.register(jobRoutes({ ...deps, staff, queue }));
      await api.register(mailSettingsRoutes({ ...deps, bearer }));
      await api.register(notificationRoutes({ ...deps, bearer }));
      await api.register(numbersRoutes({ ...deps, staff }));
      await api.register(otpRoutes({ ...deps, bearer }));
      await api.register(factorRoutes({ ...deps, bearer, staff, sealer }));
      await api.register(moderationRoutes({ ...deps, staff, mails }));
      await api.register(headshotRoutes({ ...deps, bearer }));
      await api.register(portfolioRoutes({ ...deps, bearer }));
      await api.register(ownProfileRoutes({ ...deps, bearer }));
      await api.register(profileAddressRoutes({ ...deps, bearer }));
      await api.register(passwordRoutes(deps));
      await api.register(erasureRoutes({ ...deps, staff, mails, notifications }));
      await api.register(peopleRoutes({ ...deps, staff }));
      await api.register(phoneRoutes({ ...deps, bearer }));
      await api.register(presenceRoutes({ ...deps, staff }));
      await api.register(previewRoutes(deps));
      await api.register(profileRoutes(deps));
      await api.register(publishingRoutes({ ...deps, staff }));
      await api.register(referenceRoutes(deps));
      await api.register(reportRoutes({ ...deps, bearer }));
      await api.register(revisionRoutes({ ...deps, staff }));
      await api.register(bookmarkRoutes({ ...deps, bearer }));
      await api.register(savedSearchRoutes({ ...deps, bearer }));
      await api.register(searchFeedRoutes(deps));
      await api.register(applicationReviewRoutes({ ...deps, bearer, notifications }));
      await api.register(boardRoutes({ ...deps, bearer, notifications }));
      await api.register(applicantRoutes({ ...deps, bearer, notifications }));
      await api.register(sessionRoutes({ ...deps, bearer }));
      await api.register(signUpRoutes(deps));
      await api.register(shortlistRoutes({ ...deps, bearer, keys }));
      await api.register(sharedShortlistRoutes({ ...deps, keys, notifications, pieces }));
      await api.register(siteListRoutes({ ...deps, staff }));
      await api.register(staffRoutes({ ...deps, bearer, staff, mails }));
      await api.register(suspensionRoutes({ ...deps, staff, mails }));
      await api.register(teamRoutes({ ...deps, bearer, notifications, mails }));
      await api.register(tagRoutes(deps));
      await api.register(tapeRoutes({ ...deps, bearer, pieces }));
      await api.register(tapeUploadRoutes({ ...deps, bearer, pieces }));
      await api.register(videoRoutes(deps));
      await api.register(wordListRoutes({ ...deps, staff }));
    },
    { prefix: "/api/v1" },
  );
  return app;
}
