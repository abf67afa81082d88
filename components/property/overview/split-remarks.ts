const mostShown = 250;
/** A shorter rest is not worth folding. */
const leastFolded = 120;

/** The description as a shown beginning, which ends with a sentence, and a rest to fold; '' if it is short. */
export function splitRemarks(remarks: string): readonly [shown: string, rest: string] {
  if (remarks.length <= mostShown + leastFolded) return [remarks, ''];
  const end = Math.max(...['. ', '.\n', '! ', '? '].map((stop) => remarks.lastIndexOf(stop, mostShown)));
  const at = end > 0 ? end + 1 : mostShown;
  return [remarks.slice(0, at), remarks.slice(at).trim()];
}
