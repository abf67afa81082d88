import { fold } from './fold';

/**
 * Age limits, lawful only for housing for older persons: 42 U.S.C. 3607(b), Executive Law § 296(5)(a).
 * Excludes measurements such as "55+ acres".
 */
const patterns = [
  '(?:55|62|fifty five|sixty two) ?(?:\\+|plus|and (?:over|older|up)|or (?:over|older)|years? (?:of age )?(?:and|or) (?:over|older))(?! (?:years? old|acres?|f(?:ee)?t|sq|square|miles?|spaces|minutes?|photos|street|avenue))',
  '(?:over|must be|ages?) (?:55|62)(?![,.]\\d)(?! (?:feet|ft|acres?|photos|sq|square|miles?|minutes?))',
  'age (?:restricted|qualified)|active adults?|adult (?:community|living|complex)',
  'senior (?:community|housing|living|building|residence)|retirement community|housing for older persons',
  'mayores de (?:55|62)|(?:55|62) anos o mas',
  '(?:55|62)岁(?:以上|及以上)|长者(?:社区|公寓)|老年(?:社区|公寓)',
].map((source) => new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z0-9])`, 'u'));

/** Finds age limits. Only housing for older persons may have one, so the reviewer decides. */
export function findAgeLimits(original: string): readonly string[] {
  const { text, at } = fold(original);
  return patterns.flatMap((pattern) => {
    const match = pattern.exec(text);
    return match
      ? [original.slice(at[match.index], at[match.index + match[0].length] ?? original.length)]
      : [];
  });
}
