const image = "apps/api/src/modules/image";
const routes = [`${image}/image-routes.test.ts`];
const uses = [`${image}/image-uses.test.ts`];
const adoption = [`${image}/adopt-images.test.ts`];

/** Guards of the image library. */
export const imageGuards = [
  {
    file: `${image}/image-acts.ts`,
    text: "  if (image.version !== version) throw new ConflictError(changedMeanwhile);\n",
    replacement: "",
    tests: routes,
  },
  {
    file: `${image}/image-policy.ts`,
    text: "uses === 0",
    replacement: "uses >= 0",
    tests: uses,
  },
  {
    file: `${image}/image-repository.ts`,
    text: '.where(eq(images.id, id)).for("update")',
    replacement: ".where(eq(images.id, id))",
    tests: uses,
    needsServer: true,
  },
  {
    file: `${image}/image-use-repository.ts`,
    text: '      .for("key share");',
    replacement: ";",
    tests: uses,
    needsServer: true,
  },
  {
    file: `${image}/image-policy.ts`,
    text: 'url?.protocol === "https:" && origins.includes(url.origin)',
    replacement: "url !== null",
    tests: uses,
  },
  {
    file: `${image}/check-images.ts`,
    text: "  if (addresses.some((address) => !known.has(address))) throw new FieldError({ [field]: notOurs });\n",
    replacement: "",
    tests: uses,
  },
  {
    file: `${image}/check-images.ts`,
    text: ".filter((address) => !known.has(address))",
    replacement: "",
    tests: uses,
  },
  {
    file: `${image}/image-name.ts`,
    text: '.replace(/\\p{Cc}/gu, " ")',
    replacement: "",
    tests: [`${image}/image-name.test.ts`],
  },
  {
    file: `${image}/image-adoption-repository.ts`,
    text: "return new Set(found.filter((address) => address !== null));",
    replacement: "return new Set(found.filter((address) => address === null));",
    tests: adoption,
  },
  {
    file: `${image}/adopt-images.ts`,
    text: "  await repository.noteArticles(rows.map(({ id }) => id));\n  return true;",
    replacement: "  return false;",
    tests: adoption,
  },
  {
    file: "packages/contracts/src/article.ts",
    text: "featured_image: pictureAddressOrEmpty",
    replacement: "featured_image: orNull(300)",
    tests: ["packages/contracts/src/library-image.test.ts"],
  },
];
