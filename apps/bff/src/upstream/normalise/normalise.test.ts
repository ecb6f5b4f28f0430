import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { UpstreamError } from "../../app-error.ts";
import { wireAnswers } from "../../test/wire-answers.ts";
import { accountCalls } from "../calls/account.ts";
import { blogCalls } from "../calls/blog.ts";
import { categoryCalls } from "../calls/category.ts";
import { commentCalls } from "../calls/comment.ts";
import type { Call } from "../calls/define-call.ts";
import { eventCalls } from "../calls/event.ts";
import { profileCalls } from "../calls/profile.ts";
import { referenceCalls } from "../calls/reference.ts";
import { tagCalls } from "../calls/tag.ts";
import { videoCalls } from "../calls/video.ts";
import { parseReply } from "../transport/parse-response.ts";

const subjects = {
  account: accountCalls,
  blog: blogCalls,
  category: categoryCalls,
  comment: commentCalls,
  event: eventCalls,
  profile: profileCalls,
  reference: referenceCalls,
  tag: tagCalls,
  video: videoCalls,
};
/** What any call of a list or of one thing may be asked with. */
const input = { page: 1, limit: 5, tag_name: "stage", username: "asha", phone: "+15550001111", name: "Asha" };
const standardCalls = Object.entries(subjects).flatMap(([subject, calls]) =>
  Object.entries(calls as unknown as Record<string, Call<typeof input, unknown>>)
    .filter(([name, { capability }]) => !capability && name !== "probe")
    .map(([name, call]) => [`${subject}.${name}`, call] as const),
);
const read = (call: Call<typeof input, unknown>, body: unknown) =>
  parseReply({ status: 200, retryAfter: undefined, text: JSON.stringify(body), size: 0 }, call, input);

it("knows answers to each call of the specification", () => {
  expect(standardCalls.map(([name]) => name).sort()).toEqual(Object.keys(wireAnswers).sort());
});

describe.each(standardCalls)("%s", (name, call) => {
  it("makes a whole view of whatever the specification allows", () => {
    const answers = wireAnswers[name as keyof typeof wireAnswers];
    fc.assert(
      fc.property(answers, (body) => {
        const { data } = read(call, body);
        expect(call.data.parse(data)).toEqual(data);
      }),
      { numRuns: 60 },
    );
  });

  it("makes one error of the catalogue of anything else", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        try {
          call.data.parse(read(call, body).data);
        } catch (error) {
          expect(error).toBeInstanceOf(UpstreamError);
          expect((error as UpstreamError).code).toMatch(/^(unexpected|rejected)$/);
        }
      }),
      { numRuns: 60 },
    );
  });
});
