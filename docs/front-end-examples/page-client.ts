import { createBrowserSession, createClient } from "@callboard/client";

/** The one client of a page. */
export const client = createClient({ session: createBrowserSession() });
