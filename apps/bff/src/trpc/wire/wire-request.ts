import { TRPCError } from "@trpc/server";

/** So many calls may share one request. */
const batchMax = 10;

export type WireCall = { path: string; batchIndex: number; getRawInput: () => Promise<unknown> };
export type Batch = { isBatch: boolean; calls: WireCall[] };

/** A request to `/trpc`, before it is understood. */
export type TrpcRequest = {
  /** The procedures' paths, separated by commas in a batch. */
  path: string;
  query: { batch?: string; input?: string };
  /** The body of a POST, as it came. */
  body: unknown;
  isPost: boolean;
  /** The address, as it was written. */
  url: string;
  acceptEncoding: string | string[] | undefined;
};

function badRequest(message: string): never {
  throw new TRPCError({ code: "BAD_REQUEST", message });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new TRPCError({ code: "PARSE_ERROR", cause });
  }
}

function textOf({ query, body, isPost }: TrpcRequest): string | undefined {
  if (!isPost) return query.input || undefined;
  return typeof body === "string" ? body : undefined;
}

/** The inputs of a batch by their places, read once and only when the first call wants its own. */
function inputReader(request: TrpcRequest, isBatch: boolean): (index: number) => unknown {
  let inputs: Record<number, unknown> | undefined;
  const read = () => {
    const text = textOf(request);
    const value = text === undefined ? undefined : parse(text);
    if (!isBatch) return { 0: value };
    if (value === undefined) return {};
    if (typeof value !== "object" || value === null) {
      badRequest('"input" needs to be an object when doing a batch call');
    }
    return value as Record<number, unknown>;
  };
  return (index) => {
    inputs ??= read();
    return inputs[index];
  };
}

/** The calls of a request in tRPC's wire format. Throws TRPCError for too many at once. */
export function readCalls(request: TrpcRequest): Batch {
  const isBatch = request.query.batch === "1";
  const paths = isBatch ? request.path.split(",") : [request.path];
  if (paths.length > batchMax) badRequest("Batch call exceeds maximum size");
  const inputAt = inputReader(request, isBatch);
  const calls = paths.map((path, batchIndex) => ({
    path,
    batchIndex,
    getRawInput: async () => inputAt(batchIndex),
  }));
  return { isBatch, calls };
}
