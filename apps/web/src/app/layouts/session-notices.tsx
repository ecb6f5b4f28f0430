import { EndedNotice } from "#features/session/notices/ended-notice.tsx";
import { UnverifiedNotice } from "#features/session/notices/unverified-notice.tsx";

/** Notices about the visitor's account, under the header of every page. */
export function SessionNotices() {
  return (
    <>
      <EndedNotice />
      <UnverifiedNotice />
    </>
  );
}
