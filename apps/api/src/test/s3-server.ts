import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

const s3Keys = {
  S3_BUCKET: "pictures",
  S3_ACCESS_KEY_ID: "AKIATEST",
  S3_SECRET_ACCESS_KEY: "s3cret/+key",
  S3_REGION: "eu-test-1",
};

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const signed = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

/** The signature that a request must carry, worked out from what arrived (AWS Signature Version 4). */
function signatureOf({ method, url, headers }: IncomingMessage, names: string, date: string): string {
  const canonical = [
    method,
    url,
    "",
    ...names.split(";").map((name) => `${name}:${headers[name]}`),
    "",
    names,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const day = date.slice(0, 8);
  const scope = `${day}/${s3Keys.S3_REGION}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", date, scope, sha256(canonical)].join("\n");
  const key = [day, s3Keys.S3_REGION, "s3", "aws4_request"].reduce<string | Buffer>(
    hmac,
    `AWS4${s3Keys.S3_SECRET_ACCESS_KEY}`,
  );
  return hmac(key, text).toString("hex");
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { authorization = "", "x-amz-date": date, "x-amz-content-sha256": hash, host } = request.headers;
  const [, credential, names = "", signature] = signed.exec(authorization) ?? [];
  return (
    typeof date === "string" &&
    Math.abs(Date.now() - Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, "$1-$2-$3:$4:$5"))) <
      900_000 &&
    credential === `${s3Keys.S3_ACCESS_KEY_ID}/${date.slice(0, 8)}/${s3Keys.S3_REGION}/s3/aws4_request` &&
    ["host", "x-amz-content-sha256", "x-amz-date"].every((name) => names.split(";").includes(name)) &&
    host !== undefined &&
    hash === sha256(body) &&
    signature === signatureOf(request, names, date)
  );
}

type Refusal = { status: number; code: string };

/** A store that speaks as S3 does, for one bucket. It looks at every signature. */
export async function startS3() {
  const objects = new Map<string, Buffer>();
  const calls: string[] = [];
  /** Answers in the place of the store; gives false to let the store answer. */
  let trouble: (call: string, response: ServerResponse) => boolean = () => false;

  function refuse(response: ServerResponse, { status, code }: Refusal) {
    response.writeHead(status, { "content-type": "application/xml" });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  }

  function answer(method: string, name: string, body: Buffer, response: ServerResponse) {
    const object = objects.get(name);
    if (method === "PUT") objects.set(name, body);
    if (method === "DELETE") objects.delete(name);
    if (method !== "GET") return response.writeHead(method === "PUT" ? 200 : 204).end();
    if (!object) return refuse(response, { status: 404, code: "NoSuchKey" });
    const etag = `"${createHash("md5").update(object).digest("hex")}"`;
    return response.writeHead(200, { etag, "content-length": object.length }).end(object);
  }

  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => null);
    if (!body) return;
    const [, bucket, name = ""] = request.url?.split("/") ?? [];
    const call = `${request.method} ${name}`;
    calls.push(call);
    if (trouble(call, response)) return;
    if (!isSigned(request, body)) refuse(response, { status: 403, code: "SignatureDoesNotMatch" });
    else if (bucket !== s3Keys.S3_BUCKET) refuse(response, { status: 404, code: "NoSuchBucket" });
    else answer(request.method ?? "", name, body, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { ...s3Keys, S3_ENDPOINT: `http://127.0.0.1:${port}` },
    objects,
    calls,
    refuse,
    troubleWith: (next: typeof trouble) => {
      trouble = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type S3Server = Awaited<ReturnType<typeof startS3>>;
