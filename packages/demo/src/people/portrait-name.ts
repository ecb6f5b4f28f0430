/** The name of the image that is somebody's portrait. */
export const portraitName = (username: string): string => `portrait-${username.replace(/[^a-z0-9]+/g, "-")}`;
