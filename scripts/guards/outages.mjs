import { guardsOf } from "./guards-of.mjs";

const api = "apps/api/src";
const media = `${api}/modules/media`;
const network = [`${media}/files/s3-network.test.ts`];
const texts = [`${api}/sms/twilio-sms.test.ts`];
const photos = [`${media}/photo-upload.test.ts`];

/** Guards against services that fall silent. */
export const outageGuards = [
  ...guardsOf(`${media}/files/s3-files.ts`, network, [
    ["    allowH2: false,\n", ""],
    ["    headersTimeout: deadline,\n", ""],
  ]),
  ...guardsOf(`${api}/sms/twilio-sms.ts`, texts, [
    ["allowH2: false, ", ""],
    [", connect: { timeout: connectShare * deadline }", ""],
    [", reset: true }", " }"],
  ]),
  ...guardsOf(
    `${api}/push/push-service.ts`,
    [`${api}/push/push-service.test.ts`],
    [["{ allowH2: false, connect", "{ connect"]],
  ),
  ...guardsOf(
    "apps/bff/src/upstream/create-upstream.ts",
    ["apps/bff/src/upstream/faults.test.ts"],
    [["    allowH2: false,\n", ""]],
  ),
  ...guardsOf(`${media}/photo/pending-upload-repository.ts`, photos, [
    [", gte(pendingUploads.created_at, since)", ""],
  ]),
  ...guardsOf(`${media}/photo/photo-storage.ts`, photos, [["    await pending.removeMany([name]);\n", ""]]),
  ...guardsOf(
    `${media}/photo/photo-storage.ts`,
    [`${media}/photo/photo-storage.test.ts`],
    [["if (!(await pending.giveUp(name))) continue;", "void pending;"]],
  ),
  ...guardsOf(
    `${api}/modules/conversation/sweep-files.ts`,
    [`${api}/modules/conversation/conversation-files.test.ts`],
    [["      if (!(await repository.giveUp(id))) continue;\n", ""]],
  ),
];
