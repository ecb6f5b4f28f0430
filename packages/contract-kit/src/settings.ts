/** What a run needs to know of the API, in the gateway's own terms, and of itself. */
export type Settings = {
  url: string;
  apikey: string;
  bearer?: string | undefined;
  /** An account to sign in with. */
  username?: string | undefined;
  password?: string | undefined;
  /** The number of the account that is made with `write`, and the code that will verify it. */
  phone?: string | undefined;
  otp?: string | undefined;
  basePath: string;
  eventCategoriesPath: string;
  suffixHeader: string;
  suffixForm: "dotted" | "bare";
  suffix: string;
  cityFilter: "as-named" | "lowercase";
  /** In ms, for each request. */
  timeout: number;
  /** Whether calls that change something are made. */
  write: boolean;
  /** The API's now: what has begun, and when an event of the check will. */
  now: Date;
};

/** The settings in full. */
export function withDefaults(settings: Pick<Settings, "url" | "apikey"> & Partial<Settings>): Settings {
  return {
    basePath: "/api/v1",
    eventCategoriesPath: "/event-category/view",
    suffixHeader: "x-domain-suffix",
    suffixForm: "dotted",
    suffix: ".in",
    cityFilter: "as-named",
    timeout: 10_000,
    write: false,
    now: new Date(),
    ...settings,
  };
}
