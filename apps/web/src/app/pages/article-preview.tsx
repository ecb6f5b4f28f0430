import { PreviewScreen } from "#features/blog/preview/preview-screen.tsx";
import type { PageModule } from "../page-module.ts";

export const prefetch: PageModule["prefetch"] = (utils, { params }) =>
  utils.article.preview.prefetch({ token: params.token ?? "" });

export const Page: PageModule["Page"] = ({ params }) => <PreviewScreen token={params.token ?? ""} />;
