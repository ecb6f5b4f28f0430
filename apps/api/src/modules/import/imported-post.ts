import { staffLimits } from "@callboard/contracts/staff-limits";

export type SourceKind = "ghost" | "wordpress" | "markdown";
export type ImportedState = "draft" | "published" | "scheduled";

/** An image that a post uses: its address in the post, and the files that may hold it, best first. */
export type ImportedImage = { src: string; files: string[] };
export type ImportedTag = { name: string; slug: string };

/** A post of another site, sanitised; only its images have the addresses of where it comes from. Dates are ISO 8601 in UTC. */
export type ImportedPost = {
  /** Kind and id of the source: the same post has the same key each time. */
  key: string;
  title: string;
  slug: string;
  excerpt: string;
  html: string;
  author: string | null;
  tags: ImportedTag[];
  category: string | null;
  published_at: string | null;
  created_at: string | null;
  state: ImportedState;
  featured_image: ImportedImage | null;
  /** The images of `html`, each once. */
  images: ImportedImage[];
  meta_title: string | null;
  meta_description: string | null;
  is_featured: boolean;
  /** The hosts that show it, where the source says so. */
  domain_names: string[] | null;
  /** What cannot be kept of it, in words. */
  losses: string[];
};

/** Something that a source holds, and where: a post, one that cannot be read, or something that is no post. Lines and columns from 1. */
export type ImportEntry = { source: string; line: number; column: number } & (
  | { post: ImportedPost }
  | { title: string; problem: string }
  | { title: string; skipped: string }
);

/** Bounds of one import. Lengths in characters, sizes in bytes. */
export const importLimits = {
  posts: 20_000,
  fileBytes: staffLimits.importMaxBytes,
  imageBytes: 30 * 1_048_576,
  zipEntries: 50_000,
  zipBytes: 2_000 * 1_048_576,
  postText: 1_000_000,
  content: 200_000,
  nesting: 100,
  images: 200,
  tags: 20,
  title: 200,
  excerpt: 500,
  field: 300,
} as const;
