import { setFlagsFromString } from "node:v8";

/**
 * Tells the engine to make every object young. While the caches fill, it learns that what is made of the upstream's
 * answers stays, and makes it old from then on; but once they are full nearly all of it is gone in a moment, and each
 * such object would hold on to the texts in it until the whole heap is looked through. Call it before there is work.
 */
export function keepNewObjectsYoung(): void {
  setFlagsFromString("--no-allocation-site-pretenuring");
}
