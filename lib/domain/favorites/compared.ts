/** So many homes fit side by side. */
export const comparedLimit = 4;

/** The slugs of a comparison's address, each once, the first four; and how many more there were. */
export function parseCompared(ids: string | readonly string[] | undefined): {
  readonly slugs: readonly string[];
  readonly leftOut: number;
} {
  const named = [ids ?? []].flat().flatMap((each) => each.split(','));
  const slugs = [...new Set(named.map((slug) => slug.trim()).filter(Boolean))];
  return { slugs: slugs.slice(0, comparedLimit), leftOut: Math.max(0, slugs.length - comparedLimit) };
}
