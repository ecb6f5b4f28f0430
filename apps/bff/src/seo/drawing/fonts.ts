import { createRequire } from "node:module";
import sharp from "sharp";

/** Ours first; the others for the writing that it lacks. What none of them has comes from the system, if it is there. */
export const fontFamilies = "Anek Latin,Anek Devanagari,Noto Sans Arabic,Noto Sans Hebrew";

const require = createRequire(import.meta.url);
/** As TrueType: the engines that draw read no WOFF. */
export const fontFiles = {
  latin: {
    medium: require.resolve("@expo-google-fonts/anek-latin/500Medium/AnekLatin_500Medium.ttf"),
    bold: require.resolve("@expo-google-fonts/anek-latin/700Bold/AnekLatin_700Bold.ttf"),
  },
  devanagari: {
    medium: require.resolve("@expo-google-fonts/anek-devanagari/500Medium/AnekDevanagari_500Medium.ttf"),
    bold: require.resolve("@expo-google-fonts/anek-devanagari/700Bold/AnekDevanagari_700Bold.ttf"),
  },
  arabic: {
    medium: require.resolve("@expo-google-fonts/noto-sans-arabic/500Medium/NotoSansArabic_500Medium.ttf"),
    bold: require.resolve("@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf"),
  },
  hebrew: {
    medium: require.resolve("@expo-google-fonts/noto-sans-hebrew/500Medium/NotoSansHebrew_500Medium.ttf"),
    bold: require.resolve("@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf"),
  },
};

async function loadAll(): Promise<void> {
  // A file that was drawn with once makes its family known to the whole process.
  for (const fontfile of Object.values(fontFiles).flatMap(Object.values<string>))
    await sharp({ text: { text: "x", fontfile } })
      .raw()
      .toBuffer();
}

let loading: Promise<void> | undefined;

/** Makes the fonts of shared images known, once for the process. */
export function loadFonts(): Promise<void> {
  loading ??= loadAll().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
