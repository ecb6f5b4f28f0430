import { join } from "node:path";
import type { MediaEnv } from "../../env.ts";
import { diskFiles } from "./files/disk-files.ts";
import type { FileStore } from "./files/file-store.ts";
import { s3Files } from "./files/s3-files.ts";
import { type MediaStore, mediaStore } from "./media-store.ts";

/** The store that the settings choose: a bucket, or the data folder. */
export function configuredMedia(env: MediaEnv): MediaStore {
  return mediaStore(filesOf(env, "media"));
}

/** Where files lie that no address leads to: in the same bucket, or beside the images. */
export function configuredPrivateFiles(env: MediaEnv): FileStore {
  return filesOf(env, "private");
}

function filesOf(env: MediaEnv, folder: string): FileStore {
  if (env.S3_ENDPOINT === undefined) return diskFiles(join(env.DATA_DIR, folder));
  const {
    S3_ENDPOINT,
    S3_BUCKET = "",
    S3_ACCESS_KEY_ID = "",
    S3_SECRET_ACCESS_KEY = "",
    S3_REGION = "",
  } = env;
  return s3Files({ S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION });
}
