import { agePhrases, forbiddenPhrases, personalPhrases } from './phrases';

export interface PeoplePhrase {
  /** The matched phrase after folding: no accents, spaces for hyphens. */
  readonly words: string;
  /** The protected ground, such as familial status. */
  readonly ground: string;
}

/** Finds common phrases about people instead of the home, in table order. Reviewers catch the rest. */
export const findPeoplePhrases = (text: string): readonly PeoplePhrase[] => findIn(forbidden, text);

/** The same in a proper name, which by its creed or origin says nothing about who may buy. */
export const findPeoplePhrasesInName = (name: string): readonly PeoplePhrase[] =>
  findPeoplePhrases(name).filter(({ ground }) => !groundsOfNames.includes(ground));

const groundsOfNames: readonly string[] = ['creed', 'race or national origin'];

/** Finds what a buyer or seller tells the other side about people, in a message with an offer. */
export const findPersonalPhrases = (text: string): readonly PeoplePhrase[] =>
  findIn([...forbidden, ...personal], text);

function findIn(table: typeof forbidden, text: string): readonly PeoplePhrase[] {
  const folded = fold(text);
  return table.flatMap(([ground, pattern]) => {
    const [words] = pattern.exec(folded) ?? [];
    return words === undefined ? [] : [{ words, ground }];
  });
}

/** Finds age limits. Only housing for older persons may have one, so the reviewer decides. */
export function findAgeLimits(text: string): readonly string[] {
  const folded = fold(text);
  return ageLimits.flatMap((pattern) => pattern.exec(folded)?.[0] ?? []);
}

const toPattern = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'iu');

const forbidden = forbiddenPhrases.map(([ground, source]) => [ground, toPattern(source)] as const);
const personal = personalPhrases.map(([ground, source]) => [ground, toPattern(source)] as const);
const ageLimits = agePhrases.map(toPattern);

/** Normalizes accents, invisible characters, full-width letters, hyphens and runs of spaces. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/(?<=[\p{L}\p{N}])[-‐-―_/](?=[\p{L}\p{N}])/gu, ' ')
    .replaceAll(/\s+/g, ' ');
