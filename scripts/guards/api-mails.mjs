const mail = "apps/api/src/mail";
const smtp = [`${mail}/smtp-mail.test.ts`];
const file = [`${mail}/file-mail.test.ts`];
const job = [`${mail}/mail-job.test.ts`];
const templates = [`${mail}/templates/templates.test.ts`];

/** Guards of mails: to whom they go, how often, and what is in them. */
export const mailGuards = [
  {
    file: `${mail}/envelope.ts`,
    text: 'subject.replace(controls, " ")',
    replacement: "subject",
    tests: smtp,
  },
  {
    file: `${mail}/envelope.ts`,
    text: "if (!sender || !address.success) throw",
    replacement: "if (!sender || !address) throw",
    tests: smtp,
  },
  { file: `${mail}/envelope.ts`, text: "    messageId: idOf(key),\n", replacement: "", tests: smtp },
  {
    file: `${mail}/smtp-mail.ts`,
    text: "    ...(needsTls(url) && { requireTLS: true }),\n",
    replacement: "",
    tests: smtp,
  },
  {
    file: `${mail}/smtp-mail.ts`,
    text: "    socketTimeout: timeouts.silence,\n",
    replacement: "",
    tests: smtp,
  },
  {
    file: `${mail}/smtp-mail.ts`,
    text: "AbortSignal.timeout(timeouts.whole)",
    replacement: "AbortSignal.timeout(60_000)",
    tests: smtp,
  },
  {
    file: `${mail}/smtp-mail.ts`,
    text: `, answer \${responseCode}`,
    replacement: `, answer \${cause.response}`,
    tests: [`${mail}/mail-log.test.ts`],
  },
  { file: `${mail}/smtp-mail.ts`, text: "signal: either", replacement: "signal: deadline", tests: smtp },
  {
    file: `${mail}/file-mail.ts`,
    text: 'if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;\n      return false;',
    replacement: "throw error;",
    tests: file,
  },
  { file: `${mail}/file-mail.ts`, text: "{ mode: 0o600 }", replacement: "{ mode: 0o644 }", tests: file },
  {
    file: `${mail}/file-mail.ts`,
    text: '.replace(/[^a-z0-9]+/g, "-")',
    replacement: "",
    tests: file,
  },
  {
    file: `${mail}/mail-queue.ts`,
    text: "to: emailSchema.parse(mail.to)",
    replacement: "to: mail.to || emailSchema.parse(mail.to)",
    tests: job,
  },
  {
    file: `${mail}/mail-queue.ts`,
    text: "sealed: sealer.seal(JSON.stringify(data))",
    replacement: "sealed: sealer.seal(JSON.stringify(data)), data",
    tests: [...job, "apps/api/src/modules/staff/staff-routes.test.ts"],
  },
  {
    file: `${mail}/deliver-mail.ts`,
    text: "if (until) throw",
    replacement: "if (until && !mail) throw",
    tests: job,
  },
  {
    file: `${mail}/deliver-mail.ts`,
    text: "address.toLowerCase()",
    replacement: "address",
    tests: job,
  },
  {
    file: `${mail}/mail-budget-repository.ts`,
    text: "      if (known > 0) return null;\n",
    replacement: "",
    tests: job,
  },
  {
    file: `${mail}/mail-job.ts`,
    text: 'template === "team_invitation" ?',
    replacement: 'template === "notifications" ?',
    tests: job,
  },
  {
    file: `${mail}/templates/layout.ts`,
    text: 'const escapeHtml = (text: string) => text.replace(/[&<>"\']/g, (character) => entities[character] ?? "");',
    replacement: 'const escapeHtml = (text: string) => text || entities["&"];',
    tests: templates,
  },
  {
    file: `${mail}/templates/template.ts`,
    text: "/^\\/(?![/\\\\])[^\\s]*$/",
    replacement: "/^/",
    tests: templates,
  },
];
