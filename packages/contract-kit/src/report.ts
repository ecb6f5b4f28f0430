/** In which of the accepted shapes a call answers; undefined for what does not apply. */
export type Shape = {
  fields?: "data" | "beside success";
  list?: "array" | "rows";
  ids?: "number" | "text";
};

/** What is known of one call. A page could not work with a failure; a note says what is left out or unusual. */
export type CallReport = {
  call: string;
  /** The status of the answer that should have worked; undefined where it was not asked for, or none came. */
  status?: number;
  shape: Shape;
  failures: string[];
  notes: string[];
};

export type Report = { url: string; passed: boolean; calls: CallReport[] };

export function reportOf(url: string, calls: CallReport[]): Report {
  return { url, passed: calls.every(({ failures }) => failures.length === 0), calls };
}
