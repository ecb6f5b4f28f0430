import { randomUUID } from "node:crypto";
import type { SharedAnswers } from "../provider/shared-answers.ts";
import { subjects } from "../provider/subject.ts";
import type { Redis } from "./redis.ts";

const channel = "changed";

/**
 * Has gateways tell each other what has changed through them, so that none gives out what it kept before. What one has
 * missed while Redis was away it cannot know: then all that it kept is old.
 */
export function shareChanges(redis: Redis, answers: SharedAnswers): void {
  const own = randomUUID();
  answers.onChange((changed) => {
    redis.tell(channel, [own, ...changed].join(" ")).catch(() => {});
  });
  redis.listen(channel, (message) => {
    const [sender, ...changed] = message.split(" ");
    if (sender !== own) answers.expire(subjects.filter((subject) => changed.includes(subject)));
  });
  redis.onReady(() => answers.expire(subjects));
}
