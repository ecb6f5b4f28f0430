const media = "apps/api/src/modules/media";
const images = [`${media}/media-routes.test.ts`];
const photos = [`${media}/hostile-photos.test.ts`];

/** Guards of the API's images and uploads. */
export const mediaGuards = [
  {
    file: `${media}/photo/image.ts`,
    text: 'sharp.block({ operation: ["VipsForeignLoad"] });\n',
    replacement: "",
    tests: images,
  },
  {
    file: `${media}/photo/image.ts`,
    text: "  if (!beginnings.test(await beginningOf(image))) throw new ImageError(photoTexts.type);\n",
    replacement: "",
    tests: photos,
  },
  {
    file: `${media}/photo/image.ts`,
    text: ".autoOrient()",
    replacement: "",
    tests: images,
  },
  {
    file: `${media}/photo/photo-form.ts`,
    text: '    if (Number(request.headers["content-length"]) > limits.eventFormMaxBytes) throw new TooLarge();\n',
    replacement: "",
    tests: [`${media}/photo/broken-off.test.ts`],
  },
  {
    file: `${media}/photo/photo-form.ts`,
    text: '    if (left < 0) raw.emit("error", new TooLarge());\n',
    replacement: "",
    tests: [`${media}/photo/broken-off.test.ts`],
  },
  {
    file: `${media}/media-store.ts`,
    text: "isMediaFile(file) ? files.open(file) : null",
    replacement: "files.open(file)",
    tests: images,
  },
  {
    file: `${media}/files/disk-files.ts`,
    text: "        await writeFile(part, content);\n        await rename(part, join(folder, file));\n",
    replacement: "        await writeFile(join(folder, file), content);\n",
    tests: [`${media}/files/disk-files.test.ts`],
  },
];
