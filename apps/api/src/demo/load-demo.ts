import { StartError } from "@callboard/server-kit/start-error";

/**
 * Loads what fills a first start. `@callboard/demo` is no production dependency: throws StartError where it is not
 * installed, as in an image that was built without `DEMO=on`.
 */
export async function loadDemo() {
  try {
    const { seedDemo } = await import("./seed.ts");
    const { seedStaff } = await import("./seed-staff.ts");
    const { prepareImages, withDemoImages } = await import("./images.ts");
    return { seedDemo, seedStaff, prepareImages, withDemoImages };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "ERR_MODULE_NOT_FOUND" || !message.includes("@callboard/demo")) throw error;
    throw new StartError(
      "DEMO is on, but the demo content is not installed; build the image with the build argument DEMO=on, or set DEMO=off",
    );
  }
}
