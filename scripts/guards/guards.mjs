import { readFileSync } from "node:fs";
import { join } from "node:path";
import { accountSettingsGuards } from "./account-settings.mjs";
import { apiGuards } from "./api.mjs";
import { articleGuards, siteListGuards } from "./api-articles.mjs";
import { callGuards } from "./api-calls.mjs";
import { conversationGuards } from "./api-conversations.mjs";
import { imageGuards } from "./api-images.mjs";
import { importGuards } from "./api-import.mjs";
import { jobGuards } from "./api-jobs.mjs";
import { mailGuards } from "./api-mails.mjs";
import { mediaGuards } from "./api-media.mjs";
import { moderationGuards } from "./api-moderation.mjs";
import { notificationMailGuards } from "./api-notification-mails.mjs";
import { peopleGuards } from "./api-people.mjs";
import { staffGuards } from "./api-staff.mjs";
import { transferGuards } from "./api-transfers.mjs";
import { auditionGuards } from "./auditions.mjs";
import { bookmarkGuards } from "./bookmarks.mjs";
import { callFilterGuards } from "./call-filters.mjs";
import { clientGuards } from "./client.mjs";
import { clipGuards } from "./clips.mjs";
import { codeGuards } from "./codes.mjs";
import { contractKitGuards } from "./contract-kit.mjs";
import { contractGuards } from "./contracts.mjs";
import { credentialGuards } from "./credentials.mjs";
import { directoryGuards } from "./directory.mjs";
import { embedGuards } from "./embeds.mjs";
import { followingGuards } from "./following.mjs";
import { gatewayGuards } from "./gateway.mjs";
import { cacheGuards } from "./gateway-caches.mjs";
import { connectionGuards } from "./gateway-connections.mjs";
import { loadGuards } from "./gateway-load.mjs";
import { logGuards } from "./gateway-logs.mjs";
import { pageGuards } from "./gateway-pages.mjs";
import { upstreamGuards } from "./gateway-upstream.mjs";
import { visitorGuards } from "./gateway-visitors.mjs";
import { listBoundsGuards } from "./list-bounds.mjs";
import { profileListGuards } from "./lists.mjs";
import { outageGuards } from "./outages.mjs";
import { portfolioGuards } from "./portfolios.mjs";
import { profileAddressGuards } from "./profile-addresses.mjs";
import { programGuards } from "./programs.mjs";
import { rolesGuards } from "./roles.mjs";
import { savedSearchGuards } from "./saved-searches.mjs";
import { screeningGuards } from "./screening.mjs";
import { shortlistGuards } from "./shortlists.mjs";
import { spellingGuards } from "./spellings.mjs";
import { storeGuards } from "./stores.mjs";
import { tapeGuards } from "./tapes.mjs";
import { webGuards } from "./web.mjs";
import { editorGuards } from "./web-editor.mjs";
import { loadingGuards } from "./web-loading.mjs";
import { webPushGuards } from "./web-push.mjs";

/**
 * The lines that refuse or limit something, each with what takes its effect away and the tests that must fail then.
 * `text` stands exactly once in `file`; paths are relative to the root. `needsServer`: the embedded database has one
 * connection, so the guard matters on a PostgreSQL server alone. `needsRedis`: its tests run where a Redis listens.
 */
export const guards = [
  ...apiGuards,
  ...storeGuards,
  ...codeGuards,
  ...accountSettingsGuards,
  ...auditionGuards,
  ...callGuards,
  ...callFilterGuards,
  ...jobGuards,
  ...mailGuards,
  ...notificationMailGuards,
  ...mediaGuards,
  ...imageGuards,
  ...importGuards,
  ...transferGuards,
  ...staffGuards,
  ...peopleGuards,
  ...directoryGuards,
  ...moderationGuards,
  ...profileAddressGuards,
  ...bookmarkGuards,
  ...profileListGuards,
  ...listBoundsGuards,
  ...savedSearchGuards,
  ...followingGuards,
  ...articleGuards,
  ...conversationGuards,
  ...portfolioGuards,
  ...shortlistGuards,
  ...spellingGuards,
  ...clipGuards,
  ...tapeGuards,
  ...siteListGuards,
  ...contractGuards,
  ...contractKitGuards,
  ...clientGuards,
  ...credentialGuards,
  ...gatewayGuards,
  ...cacheGuards,
  ...pageGuards,
  ...loadGuards,
  ...connectionGuards,
  ...outageGuards,
  ...upstreamGuards,
  ...visitorGuards,
  ...logGuards,
  ...programGuards,
  ...screeningGuards,
  ...rolesGuards,
  ...webGuards,
  ...loadingGuards,
  ...editorGuards,
  ...embedGuards,
  ...webPushGuards,
];

/**
 * The text of the guard's file in `root` without the guard. Throws where the guard's text does not stand there exactly
 * once, or where nothing would change.
 */
export function withoutGuard(root, { file, text, replacement }) {
  const source = readFileSync(join(root, file), "utf8");
  const count = source.split(text).length - 1;
  if (count !== 1) throw new Error(`${file}: ${count} times instead of once: ${text}`);
  if (text === replacement) throw new Error(`${file}: replaced by itself: ${text}`);
  return source.replace(text, () => replacement);
}
