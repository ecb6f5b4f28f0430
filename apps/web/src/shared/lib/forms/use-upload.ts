import { useEffect, useRef, useState } from "react";
import { uploadFetch } from "../api/upload-fetch.ts";

/**
 * For a call that sends files: `begin()` gives its options, `part` is how much of it is sent, from 0 to 1. What is still
 * under way when its page is left is broken off.
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
