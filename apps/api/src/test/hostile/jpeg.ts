const marker = (code: number, content: Buffer) => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** The same JPEG with more segments right after its start. */
function withSegments(jpeg: Buffer, ...segments: Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

export function withComment(jpeg: Buffer, comment: string): Buffer {
  return withSegments(jpeg, marker(0xfe, Buffer.from(comment)));
}

/** The same JPEG with a colour profile in as many segments as it takes. */
export function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const size = 65_000;
  const count = Math.ceil(profile.length / size);
  const segments = Array.from({ length: count }, (_, index) =>
    marker(
      0xe2,
      Buffer.concat([
        Buffer.from("ICC_PROFILE\0"),
        Buffer.from([index + 1, count]),
        profile.subarray(index * size, (index + 1) * size),
      ]),
    ),
  );
  return withSegments(jpeg, ...segments);
}

/** The same JPEG claiming another size. */
export function withClaim(jpeg: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(jpeg);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}
