/** Stands in for the API: answers from ready bytes, so that only what is in front of it is measured. */
import { createServer } from "node:http";
import { sampleAnswers } from "../sample.ts";

const answers = sampleAnswers().map(([path, body]) => {
  const headers = { "content-type": "application/json; charset=utf-8", "content-length": body.length };
  return { path, body, headers };
});

const server = createServer(({ url = "" }, response) => {
  const answer = answers.find(({ path }) => url.includes(path));
  response.writeHead(200, answer?.headers).end(answer?.body);
});
server.keepAliveTimeout = 60_000;
server.listen(Number(process.argv[2]), "127.0.0.1", () => process.send?.({ ready: true }));
