import { setFlagsFromString } from "node:v8";

/**
 * Turns V8's pretenuring off. While the caches fill, V8 learns that what is made of responses survives, and allocates it
 * in the old generation for good, although most of it is garbage once the caches are full. Call it at the start.
 */
export function keepNewObjectsYoung(): void {
  setFlagsFromString("--no-allocation-site-pretenuring");
}
