/** The maximum number of homes side by side. */
export const comparedLimit = 4;

/** The first four distinct slugs in a comparison's URL, and the number of further ones. */
export function parseCompared(ids: string | readonly string[] | undefined): {
  readonly slugs: readonly string[];
  readonly leftOut: number;
} {
  const named = [ids ?? []].flat().flatMap((each) => each.split(','));
  const slugs = [...new Set(named.map((slug) => slug.trim()).filter(Boolean))];
  return { slugs: slugs.slice(0, comparedLimit), leftOut: Math.max(0, slugs.length - comparedLimit) };
}
