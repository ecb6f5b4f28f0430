import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Image } from "./image.tsx";

const shape = { width: 1440, height: 960, sizes: "100vw" };

describe("Image", () => {
  it("offers every stored width and keeps its place free", () => {
    render(<Image {...shape} id={1} src="/media/mask-1440.webp" alt="A mask" />);
    const image = screen.getByRole<HTMLImageElement>("img", { name: "A mask" });
    expect(image.srcset).toBe(
      "/media/mask-480.webp 480w, /media/mask-960.webp 960w, /media/mask-1440.webp 1440w",
    );
    expect([image.width, image.height, image.getAttribute("loading")]).toEqual([1440, 960, "lazy"]);
  });

  it("loads the picture that is seen first at once and before others", () => {
    render(<Image {...shape} id={1} src="/media/mask-1440.webp" alt="A mask" isPriority />);
    const image = screen.getByRole("img");
    expect(image.getAttribute("loading")).toBe("eager");
    expect(image.getAttribute("fetchpriority")).toBe("high");
  });

  it("draws beams where there is no picture, the same for the same item and others for another", () => {
    const draw = (id: number) => {
      const { container, unmount } = render(<Image {...shape} id={id} src={null} alt="" accent="rose" />);
      const drawing = container.innerHTML;
      unmount();
      return drawing;
    };
    expect(draw(7)).toBe(draw(7));
    expect(draw(7)).not.toBe(draw(8));
  });

  it("draws beams under the same name when the picture does not load", () => {
    render(<Image {...shape} id={1} src="/media/gone-1440.webp" alt="A mask" />);
    fireEvent.error(screen.getByRole("img"));
    expect(screen.getByRole("img", { name: "A mask" }).tagName).toBe("SPAN");
  });
});
