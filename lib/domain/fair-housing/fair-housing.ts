import { agePhrases, forbiddenPhrases } from './phrases';

export interface PeopleWords {
  /** Folded: without accents, and with spaces for hyphens. */
  readonly words: string;
  /** The ground that the law protects. */
  readonly ground: string;
}

/** Common phrases about people instead of the home, in the order of the table. A reviewer reads the rest. */
export function findPeopleWords(text: string): readonly PeopleWords[] {
  const folded = fold(text);
  return forbidden.flatMap(([ground, pattern]) => {
    const [words] = pattern.exec(folded) ?? [];
    return words === undefined ? [] : [{ words, ground }];
  });
}

/** Age limits, which only housing for older persons may have: a question for the reviewer. */
export function findAgeLimits(text: string): readonly string[] {
  const folded = fold(text);
  return ageLimits.flatMap((pattern) => pattern.exec(folded)?.[0] ?? []);
}

const toPattern = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'iu');

const forbidden = forbiddenPhrases.map(([ground, source]) => [ground, toPattern(source)] as const);
const ageLimits = agePhrases.map(toPattern);

/** One spelling for accents, invisible characters, wide letters, hyphens and runs of spaces. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/(?<=[\p{L}\p{N}])[-‐-―_/](?=[\p{L}\p{N}])/gu, ' ')
    .replaceAll(/\s+/g, ' ');
