import { searchRhythms, searchRhythmWords } from "@callboard/contracts/saved-search-limits";

/** How often somebody can be told. */
export const rhythmOptions = searchRhythms.map((rhythm) => (
  <option key={rhythm} value={rhythm}>
    {searchRhythmWords[rhythm]}
  </option>
));
