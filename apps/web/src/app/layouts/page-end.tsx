import { Footer } from "./footer/footer.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";

/** What every page ends with. */
export function PageEnd() {
  return (
    <>
      <Footer />
      <ScrollToTop />
    </>
  );
}
