import { ImageOff } from "lucide-react";
import { useEffect, useState } from "react";

/** An object URL of the file, revoked on unmount. */
function useObjectUrl(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** A preview of a file, or an icon where the browser cannot display it. Use the file as its `key`. */
export function PhotoPreview({ photo }: { photo: File }) {
  const address = useObjectUrl(photo);
  const [isUnreadable, setIsUnreadable] = useState(false);
  if (isUnreadable) return <ImageOff aria-hidden className="size-10 text-muted" />;
  if (!address) return null;
  return (
    <img
      src={address}
      alt=""
      onError={() => setIsUnreadable(true)}
      className="absolute inset-0 size-full object-cover"
    />
  );
}
