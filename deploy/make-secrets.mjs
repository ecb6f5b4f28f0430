/**
 * `node deploy/make-secrets.mjs [folder]`: fills deploy/secrets with random secrets for docker-compose.yml. A file that is there
 * stays as it is; delete one to have it made anew. Secrets of other services start empty, which counts as not set.
 */
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { newVapidKey, vapidPublicKeyOf } from "../scripts/vapid-keys.mjs";

const folder = resolve(process.argv[2] ?? fileURLToPath(new URL("secrets", import.meta.url)));
mkdirSync(folder, { recursive: true, mode: 0o700 });

/**
 * Gives what the file holds, and makes it where it is not there. Readable for all, whatever the umask: the containers' users
 * are not this one, and nobody else of this machine gets into the folder.
 */
function keep(name, make) {
  const file = join(folder, `${name}.txt`);
  if (!existsSync(file)) {
    writeFileSync(file, make(), { mode: 0o600 });
    console.log(`made ${file}`);
  }
  chmodSync(file, 0o644);
  return readFileSync(file, "utf8").trim();
}
const random = () => randomBytes(32).toString("base64url");

const apiKey = keep("api-keys", random).split(",", 1)[0];
keep("upstream-api-key", () => apiKey);
keep("session-keys", random);
keep("otp-key", random);
const vapidKey = keep("vapid-private-key", newVapidKey);
const vapidPublicKey = keep("vapid-public-key", () => vapidPublicKeyOf(vapidKey));
if (vapidKey && vapidPublicKey !== vapidPublicKeyOf(vapidKey))
  console.log(
    "vapid-public-key.txt does not belong to vapid-private-key.txt: delete it to have it made anew",
  );
const databasePassword = keep("database-password", random);
keep("database-url", () => `postgres://callboard:${databasePassword}@postgres:5432/callboard`);
const redisPassword = keep("redis-password", random);
keep("redis-url", () => `redis://:${redisPassword}@redis:6379`);
keep("twilio-auth-token", () => "");
keep("smtp-url", () => "");
keep("s3-secret-access-key", () => "");
