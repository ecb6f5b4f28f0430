import { ImageOff } from "lucide-react";
import { useEffect, useState } from "react";

/** The address of a chosen file while it is shown. */
function useObjectUrl(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** A chosen photo before it is sent; a sign where the browser cannot draw it. Give it the file as its `key`. */
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
