import { blogProcedures } from "./procedures/blog.ts";
import { categoryProcedures } from "./procedures/category.ts";
import { commentProcedures } from "./procedures/comment.ts";
import { referenceProcedures } from "./procedures/reference.ts";
import { tagProcedures } from "./procedures/tag.ts";
import { router } from "./trpc.ts";

export const appRouter = router({
  blog: blogProcedures,
  category: categoryProcedures,
  comment: commentProcedures,
  reference: referenceProcedures,
  tag: tagProcedures,
});

/** The type of everything the application can ask for. */
export type AppRouter = typeof appRouter;
