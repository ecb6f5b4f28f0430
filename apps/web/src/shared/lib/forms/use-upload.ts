import { useEffect, useRef, useState } from "react";
import { uploadFetch } from "../api/upload-fetch.ts";

/**
 * The progress of an upload: `begin()` returns the call's options, `part` is the sent fraction from 0 to 1. Unmounting
 * aborts the upload.
 */
export function useUpload() {
  const [part, setPart] = useState(0);
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const begin = () => {
    sending.current = new AbortController();
    setPart(0);
    return { signal: sending.current.signal, context: { fetch: uploadFetch(setPart) } };
  };
  return { begin, part };
}
