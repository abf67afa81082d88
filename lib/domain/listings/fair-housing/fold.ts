import { correctSpelling } from './spelling';
import { cantonese } from './zh/cantonese';
import { simplified } from './zh/simplified';

/** A text in the form that patterns match, with the place of each of its characters in the original. */
export interface Folded {
  readonly text: string;
  readonly at: readonly number[];
}

/** No text of the site is longer; whatever is, is not a text that people typed. */
const mostCharacters = 20_000;

/**
 * Normalizes case, accents, invisible characters, full-width letters, letters of other alphabets that look
 * Latin, traditional Chinese, Cantonese, hyphens, runs of spaces, spelled-out words (`N.O.`), digits in words (`k1ds`),
 * and common misspellings.
 */
export function fold(original: string): Folded {
  const plain = toPlainLetters(original.slice(0, mostCharacters));
  return steps.reduce((folded, [pattern, to]) => rewrite(folded, pattern, to), plain);
}

function toPlainLetters(original: string): Folded {
  const characters: string[] = [];
  const at: number[] = [];
  let index = 0;
  for (const character of original) {
    const plain = character
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[\p{M}\p{Cf}]/gu, '');
    for (const each of plain) {
      characters.push(lookalikes.get(each) ?? simplified.get(each) ?? each);
      at.push(index);
    }
    index += character.length;
  }
  return {
    text: characters.join(''),
    at: at.flatMap((place, n) => Array(characters[n]?.length).fill(place)),
  };
}

const toMap = (from: string, to: string): ReadonlyMap<string, string> =>
  new Map([...from].map((letter, index) => [letter, [...to][index] ?? letter]));

const lookalikes = toMap('ıаеорсхуіјѕкмтнвαοερικ‘’´`“”‐‑‒–—―−', "iaeopcxyijskmthbaoepik''''\"\"-------");
const digits = toMap('013457@$!', 'oieastasi');
const han = '\\p{Script=Han}';

const steps: readonly (readonly [RegExp, (match: string) => string])[] = [
  [new RegExp(`(?<=${han})\\s+(?=${han})`, 'gu'), () => ''],
  [new RegExp(`(?<=${han}),`, 'gu'), () => '，'],
  ...cantonese,
  [/[^\S\n]+/gu, () => ' '],
  [/(?<=[a-z0-9])[-_/](?=[a-z0-9])/g, () => ' '],
  [/(?<![a-z0-9])(?:[a-z]\.){2,}(?:[a-z](?![a-z0-9]))?/g, (match) => match.replaceAll('.', '')],
  [/(?<![a-z0-9'])(?!r u )[a-z](?:[ .*][a-z](?![a-z0-9'])){2,}/g, (match) => match.replaceAll(/[ .*]/g, '')],
  [/(?<=[a-z])[013457@$!](?=[a-z])/g, (match) => digits.get(match) ?? match],
  [/(?<![a-z0-9])n0(?= )/g, () => 'no'],
  [/[a-z]{6,}/g, correctSpelling],
];

/** Replaces every match; each new character keeps the place of the one it replaces. */
function rewrite({ text, at }: Folded, pattern: RegExp, to: (match: string) => string): Folded {
  const parts: string[] = [];
  const places: number[] = [];
  let done = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    const replaced = to(match);
    parts.push(text.slice(done, index), replaced);
    places.push(...at.slice(done, index));
    for (let n = 0; n < replaced.length; n += 1) places.push(at[index + Math.min(n, match.length - 1)] ?? 0);
    done = index + match.length;
  }
  return { text: [...parts, text.slice(done)].join(''), at: [...places, ...at.slice(done)] };
}
