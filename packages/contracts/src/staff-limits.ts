/** Limits of the back office, and of what waits for those who work there: apart, because public pages load none of them. */
export const staffLimits = {
  /** Comments of one account within ten minutes; an account is new for so long, until so many of its comments are public. */
  commentRate: 10,
  commentRateWindow: 600_000,
  newAccount: 604_800_000,
  firstComments: 3,
  /** Words that moderators want to read first, by site. */
  wordListMax: 500,
  wordMax: 60,
  /** Of an answer to a message of the contact form, in characters; how many of them a message shows, the latest. */
  answerMax: 5_000,
  answersMax: 100,
  /** Who belongs to the staff, as lists name them: more than any site has. */
  staffMax: 500,
  /** Moderation: lengths of texts, reports that a case takes, those of an account a day, and what lists show. */
  reportMax: 1_000,
  decisionReasonMax: 1_000,
  decisionAnswerMax: 1_000,
  caseReports: 100,
  reportsPerDay: 20,
  caseHistory: 10,
  caseList: 25,
  ownDecisionList: 10,
  auditList: 50,
  messageList: 30,
  jobList: 50,
  articleList: 25,
  /** Authors that the filter of articles offers. */
  articleAuthors: 1_000,
  /** Imports of articles: the largest file, the pieces that it is sent in, lists, those that are open at a time, how long a file stays. */
  importMaxBytes: 200 * 1_048_576,
  importPieceBytes: 8 * 1_048_576,
  importNameMax: 150,
  importList: 20,
  importEntryList: 50,
  importsOpenMax: 5,
  importKept: 604_800_000,
  importUploadKept: 86_400_000,
  importReportKept: 7_776_000_000,
  /** Exports of all articles: the pieces of the file, the list, how long one stays. */
  exportPieceBytes: 2 * 1_048_576,
  exportList: 10,
  exportKept: 86_400_000,
  imageList: 24,
  imageNameMax: 200,
  /** Uses of an image that its details name. */
  imageUseList: 50,
  /** Entries of a list that editors keep. */
  siteListMax: 1_000,
  /** Events that may be featured at a time. */
  featuredEventsMax: 50,
  articleMax: 200_000,
  /** Calls and campaigns that an article shows as cards; further ones stay links. */
  articleEmbeds: 10,
  revisionList: 30,
  /** Revisions of an article; beyond it the oldest that were saved by themselves go first. */
  revisionMax: 200,
  /** Autosaves of one person within this time are one revision. */
  autosaveMerge: 300_000,
  /** For how long somebody counts as having an article open after they were heard of. */
  presence: 30_000,
  previewTokenBytes: 24,
  /** Staff: how long a second factor counts while its session is used, at most, and as fresh. */
  factorIdle: 1_800_000,
  factorAbsolute: 43_200_000,
  factorFresh: 600_000,
  /** Wrong codes of a second factor in a while, by session and by account. */
  factorTries: 5,
  factorTriesOfAccount: 20,
  factorTriesWindow: 900_000,
  recoveryCodes: 10,
  staffInvitation: 604_800_000,
  /** What the owner of a suspended account is told. */
  suspensionReasonMax: 500,
  peopleList: 25,
  personPostings: 10,
  personHistory: 10,
  /** Numbers of somebody's postings are counted up to it. */
  peopleCountMax: 1_000,
  /** Rows of each kind in the file that somebody's data is exported to. */
  personExportMax: 1_000,
} as const;
