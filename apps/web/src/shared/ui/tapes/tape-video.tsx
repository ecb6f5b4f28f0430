import type { Tape } from "@callboard/contracts/tape";
import { MediaPlayer } from "../uploads/media-player.tsx";

type TapeVideoProps = {
  address: string;
  tape: Tape;
  label: string;
  /** Asks for an address that is good again. */
  onRetry: () => void;
};

export function TapeVideo({ tape: { type, size }, ...props }: TapeVideoProps) {
  return <MediaPlayer {...props} {...{ type, size }} what="The self-tape" preload="metadata" />;
}
