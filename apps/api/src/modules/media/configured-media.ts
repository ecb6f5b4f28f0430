import { join } from "node:path";
import type { MediaEnv } from "../../env.ts";
import { diskFiles } from "./files/disk-files.ts";
import { s3Files } from "./files/s3-files.ts";
import { type MediaStore, mediaStore } from "./media-store.ts";

/** The store that the settings choose: a bucket, or the data folder. */
export function configuredMedia(env: MediaEnv): MediaStore {
  if (env.S3_ENDPOINT === undefined) return mediaStore(diskFiles(join(env.DATA_DIR, "media")));
  const {
    S3_ENDPOINT,
    S3_BUCKET = "",
    S3_ACCESS_KEY_ID = "",
    S3_SECRET_ACCESS_KEY = "",
    S3_REGION = "",
  } = env;
  return mediaStore(s3Files({ S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION }));
}
