/** What is the same for everybody is asked for as nobody, so that it may come out of a cache. */
const publicReads =
  /^(blog|category|tag|reference|video)\.|^profile\.(list|get)$|^event\.(list|get|related|categories)$|^contribution\.ledger$/;

/** True for a read, such as `blog.list`, whose answer is the same for everybody. */
export function isPublicRead(path: string): boolean {
  return publicReads.test(path);
}

/** True for the answers of procedures, by their key in the cache, that may differ from person to person. */
export function isPersonal([path]: readonly unknown[]): boolean {
  return Array.isArray(path) && !isPublicRead(path.join("."));
}
