import type { Crop } from "@callboard/contracts/headshot";
import { headshotRatio } from "@callboard/contracts/portfolio-limits";
import { type SyntheticEvent, useEffect, useState } from "react";
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";

type CropPhotoProps = {
  photo: File;
  /** The part that is kept, as shares of width and height; null for the middle, where the browser cannot show the photo. */
  onCrop: (crop: Crop | null) => void;
};

const sharesOf = ({ x, y, width, height }: PercentCrop): Crop => ({
  ...{ x: x / 100, y: y / 100, width: width / 100, height: height / 100 },
});

const names = {
  cropArea: "Part of the photo that is kept: move it with the arrow keys",
  nwDragHandle: "Upper left corner: make the part larger or smaller with the arrow keys",
  nDragHandle: "Upper edge",
  neDragHandle: "Upper right corner",
  eDragHandle: "Right edge",
  seDragHandle: "Lower right corner: make the part larger or smaller with the arrow keys",
  sDragHandle: "Lower edge",
  swDragHandle: "Lower left corner",
  wDragHandle: "Left edge",
};

/** The largest part in the middle that has the shape of a headshot. */
function firstCrop({ width, height }: HTMLImageElement): PercentCrop {
  const wide = makeAspectCrop({ unit: "%", width: 100 }, headshotRatio, width, height);
  const fits =
    wide.height <= 100 ? wide : makeAspectCrop({ unit: "%", height: 100 }, headshotRatio, width, height);
  return centerCrop(fits, width, height);
}

/** Lets the part of a photo be chosen that is kept. */
export function CropPhoto({ photo, onCrop }: CropPhotoProps) {
  const [address, setAddress] = useState<string>();
  const [crop, setCrop] = useState<PercentCrop>();
  useEffect(() => {
    const made = URL.createObjectURL(photo);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      onCrop(null);
    };
  }, [photo, onCrop]);
  const show = (next: PercentCrop) => {
    setCrop(next);
    onCrop(next.width > 0 && next.height > 0 ? sharesOf(next) : null);
  };
  if (!address) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-15 font-semibold">Which part is kept</legend>
      <ReactCrop
        {...(crop && { crop })}
        aspect={headshotRatio}
        keepSelection
        minWidth={40}
        ruleOfThirds
        ariaLabels={names}
        onChange={(_, next) => show(next)}
        className="max-w-full"
      >
        <img
          src={address}
          alt=""
          onLoad={({ currentTarget }: SyntheticEvent<HTMLImageElement>) => show(firstCrop(currentTarget))}
          className="max-h-[60dvh] max-w-full"
        />
      </ReactCrop>
    </fieldset>
  );
}
