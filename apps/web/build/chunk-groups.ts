/** A group of some modules, named by the ends of their paths without their endings; what they import stays where it is. */
const group = (name: string, ...modules: string[]) => ({
  name,
  test: new RegExp(`/(?:${modules.join("|")})\\.[cm]?[jt]sx?$`),
  includeDependenciesRecursively: false,
  priority: 1,
});
const icons = (...names: string[]) => `lucide-react/dist/esm/icons/(?:${names.join("|")})`;

/** Which modules share a file with all that they import, unless it says otherwise. */
export const chunkGroups = [
  // Loaded with the first call: left out of the app's file, although one package holds it all.
  {
    name: "gateway-link",
    test: /\/gateway-link\.ts$|@trpc\/client\/dist\/http/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // Whoever uploads a file needs all of it, and the app's file names every other one.
  {
    name: "uploads",
    test: /\/shared\/(?:lib\/uploads\/|ui\/uploads\/(?!media-player))/,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // Nearly every page needs all of it. As one file it is a tenth smaller than as two dozen.
  {
    name: "app",
    test: /\/src\/(?:entry-client|app\/start)\.tsx$|\/shared\/(?:ui\/(?:image|state\/skeleton)|lib\/(?:page\/page-head|failure\/use-retry-failed|api\/page-of))\./,
    priority: 2,
  },
  // What several pages need, each a few hundred bytes: a page asks for a file where it would ask for a dozen.
  group(
    "lists",
    "shared/ui/(?:chip|state/empty(?:-illustration)?|list/(?:paged-list|other-spellings)|facets/follow-in-place)",
    "shared/lib/(?:page/(?:use-now|use-change-search|use-search-param-dialog)|lists/(?:spellings|use-load-more))",
    icons("check", "map-pin", "arrow-up"),
  ),
  group(
    "cards",
    "features/events/card/(?:short-cards|card-grid|card-fact|card-frame|date-block|event-text)",
    "shared/ui/call/call-status",
    icons("door-closed", "circle-slash", "circle-dashed"),
  ),
  group(
    "calls",
    "features/events/(?:card/(?:event-card|event-time|card-skeleton)|detail/(?:detail-queries|contact-link)|listing/listing-url)",
    "features/events/(?:finding/(?:results-link|calls-url)|roles/role-text)",
    "features/events/application/(?:apply-dialog-host|use-applying|over-list/(?:apply-link|use-apply-param))",
    "shared/lib/text/money",
    "contracts/src/(?:call-filter-values|call-change)",
    icons("calendar-plus"),
  ),
  group(
    "call-details",
    "features/events/(?:detail/[^/]+|roles/role-list|fair-call/fair-call-list)",
    "features/events/application/(?:no-applying|sent-application)",
    "shared/(?:ui/(?:application-state|hero-fallback)|lib/forms/use-withdraw)",
    icons("circle-check", "circle-x", "send", "star", "phone"),
  ),
  group("clock", "shared/lib/dates/wall-clock", "dayjs/plugin/timezone"),
  group(
    "people",
    "features/profiles/(?:profile-portrait|portrait-drawing|profile-card|profile-text|directory-(?:url|grid))",
  ),
  group("directory", "features/profiles/directory-skeleton", "shared/ui/choice-link-class"),
  group("drafts", "shared/lib/forms/drafts", "features/profile-claim/claim-draft"),
  group(
    "details",
    "shared/ui/(?:report/report-button|printed-url|session/redirect)",
    icons("external-link", "flag"),
  ),
  group(
    "share",
    "shared/ui/share/(?:share-buttons|share-button-variants|copy-link-button)",
    "contracts/src/domain",
    icons("link-2"),
  ),
  group(
    "forms",
    "shared/lib/forms/use-app-form",
    "shared/ui/form/(?:field|submit-button)",
    "contracts/src/(?:form-fields|page|iso)",
    icons("circle-exclamation-point"),
  ),
];
