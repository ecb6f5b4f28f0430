import { Footer } from "./footer/footer.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";

export function PageEnd() {
  return (
    <>
      <Footer />
      <ScrollToTop />
    </>
  );
}
