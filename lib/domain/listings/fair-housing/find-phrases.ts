import { type Cue, cues } from './cues';
import { decisions } from './decisions';
import { englishHarmless } from './en/harmless';
import { englishHarmlessTalk } from './en/harmless-talk';
import { englishHints } from './en/hints';
import { englishHintsOfPeople } from './en/hints-of-people';
import { englishLetters } from './en/letters';
import { englishPeople } from './en/people';
import { englishPhrases } from './en/phrases';
import { spanishHarmless } from './es/harmless';
import { spanishHarmlessTalk } from './es/harmless-talk';
import { spanishHints } from './es/hints';
import { spanishHintsOfPeople } from './es/hints-of-people';
import { spanishPeople } from './es/people';
import { spanishPhrases } from './es/phrases';
import { type Folded, fold } from './fold';
import type {
  PeopleWords,
  Phrase,
  PhraseLanguage,
  PhraseReason,
  ProtectedClass,
  TextUse,
} from './vocabulary/protected-class';
import { chineseHarmless } from './zh/harmless';
import { chineseHarmlessTalk } from './zh/harmless-talk';
import { chineseHints } from './zh/hints';
import { chineseHintsOfPeople } from './zh/hints-of-people';
import { chinesePeople } from './zh/people';
import { chinesePhrases } from './zh/phrases';

/** A phrase about people in a text, from `start` up to `end` in the original. */
export interface Finding {
  readonly start: number;
  readonly end: number;
  readonly words: string;
  readonly protectedClass: ProtectedClass;
  readonly reason: PhraseReason;
}

/**
 * Finds phrases that state a preference or limitation about people, or that tell a seller about them, in the
 * order of the text. They never overlap. It is a help for the writer: a reviewer still reads every listing.
 */
export function findPhrases(original: string, use: TextUse): readonly Finding[] {
  const key = `${use} ${original}`;
  const before = known.get(key);
  if (before) return before;
  const found = searchPhrases(original, use);
  if (known.size >= knownAtMost) known.clear();
  if (original.length <= longestKnown) known.set(key, found);
  return found;
}

/** A page of drafts searches the same hundreds of answers on every load, and a search takes many patterns. */
const known = new Map<string, readonly Finding[]>();
const knownAtMost = 4_000;
/** Characters. */
const longestKnown = 4_000;

function searchPhrases(original: string, use: TextUse): readonly Finding[] {
  const folded = fold(original);
  const text = blankHarmless(folded.text, use);
  const found = [...phrasesIn(text, use), ...peopleIn(text), ...judgedIn(text, use)].map((match) =>
    toFinding(match, folded, original),
  );
  return withoutOverlaps(found);
}

/** The same in a proper name, which by its creed or origin says nothing about who may buy. */
export const findPhrasesInName = (name: string): readonly Finding[] =>
  findPhrases(name, 'listing').filter(({ protectedClass }) => !classesOfNames.includes(protectedClass));

const classesOfNames: readonly ProtectedClass[] = ['religion', 'race', 'national-origin'];

interface Match {
  readonly from: number;
  readonly to: number;
  readonly protectedClass: ProtectedClass;
  readonly reason: PhraseReason;
}

/** Chinese has no spaces between words. */
const toPattern = (source: string, language: PhraseLanguage, flags = 'gu'): RegExp =>
  new RegExp(language === 'zh' ? `(?:${source})` : `(?<![a-z0-9])(?:${source})(?![a-z0-9])`, flags);

/** English comes last, because some of its rows blank the rest of a sentence that the others have to read. */
const harmlessPatterns = [
  ...spanishHarmlessTalk,
  ...chineseHarmlessTalk,
  ...englishHarmlessTalk,
  ...spanishHarmless,
  ...chineseHarmless,
  ...englishHarmless,
].map(({ language, pattern, uses }) => ({
  uses,
  pattern: toPattern(pattern, language),
}));

const blankHarmless = (text: string, use: TextUse): string =>
  harmlessPatterns
    .filter(({ uses }) => uses?.includes(use) ?? true)
    .reduce((rest, { pattern }) => rest.replace(pattern, (match) => '~'.repeat(match.length)), text);

const phrases = [
  ...englishPhrases,
  ...englishLetters,
  ...englishHints,
  ...spanishPhrases,
  ...spanishHints,
  ...chinesePhrases,
  ...chineseHints,
].map((phrase: Phrase) => ({ ...phrase, regExp: toPattern(phrase.pattern, phrase.language) }));

const phrasesIn = (text: string, use: TextUse): readonly Match[] =>
  phrases
    .filter(({ uses }) => uses?.includes(use) ?? true)
    .flatMap(({ regExp, protectedClass, reason }) =>
      Array.from(text.matchAll(regExp), ({ 0: match, index: from }) => ({
        from,
        to: from + match.length,
        protectedClass,
        reason,
      })),
    );

const people = [
  ...englishPeople,
  ...englishHintsOfPeople,
  ...spanishPeople,
  ...spanishHintsOfPeople,
  ...chinesePeople,
  ...chineseHintsOfPeople,
].map((row: PeopleWords) => ({
  ...row,
  regExp: toPattern(row.words, row.language),
  cues: row.reasons.map((reason) => ({ reason, ...toCuePatterns(cues[row.language][reason], row.language) })),
}));

function toCuePatterns({ before, after }: Cue, language: PhraseLanguage) {
  const open = language === 'zh' ? '' : '(?<![a-z0-9])';
  const close = language === 'zh' ? '' : '(?![a-z0-9])';
  return {
    before: new RegExp(`${open}(?:${before})[ "'(:]*$`, 'u'),
    after: new RegExp(`^["')]*(?:${after})${close}`, 'u'),
  };
}

/** How many characters before and after words about people can hold their cue. */
const reach = 90;

const peopleIn = (text: string): readonly Match[] =>
  people.flatMap(({ regExp, protectedClass, cues: own }) =>
    Array.from(text.matchAll(regExp)).flatMap(({ 0: match, index }) => {
      const end = index + match.length;
      const before = sentenceEnd(text.slice(Math.max(0, index - reach), index));
      const after = sentenceStart(text.slice(end, end + reach));
      for (const { reason, before: lead, after: trail } of own) {
        const [led] = lead.exec(before) ?? [];
        const [trailed] = trail.exec(after) ?? [];
        if (led !== undefined || trailed !== undefined)
          return [
            { from: index - (led?.length ?? 0), to: end + (trailed?.length ?? 0), protectedClass, reason },
          ];
      }
      return [];
    }),
  );

const judgments = (['en', 'es', 'zh'] as const).map((language) => ({
  asks: toCuePatterns({ before: decisions[language].asks, after: '' }, language).before,
  decides: toPattern(decisions[language].decides, language),
  people: people.filter((row) => row.language === language),
}));

/** How many characters may lie between words about people and what somebody decides about them. */
const judgedWithin = 200;

/** Words about the people who ask or come to see a home, next to a question to them or a decision about them. */
function judgedIn(text: string, use: TextUse): readonly Match[] {
  if (use !== 'question' && use !== 'visit') return [];
  return judgments.flatMap(({ asks, decides, people: rows }) => {
    const decided = Array.from(text.matchAll(decides), ({ 0: match, index }) => ({
      from: index - judgedWithin,
      to: index + match.length + judgedWithin,
    }));
    return rows.flatMap(({ regExp, protectedClass, reasons }) =>
      Array.from(text.matchAll(regExp)).flatMap(({ 0: match, index: from }): Match[] => {
        const to = from + match.length;
        if (decided.some((place) => place.from <= from && to <= place.to))
          return [{ from, to, protectedClass, reason: 'excludes' }];
        const before = sentenceEnd(text.slice(Math.max(0, from - reach), from));
        const isAsked = reasons.includes('steers') && asks.test(before);
        return isAsked ? [{ from, to, protectedClass, reason: 'steers' }] : [];
      }),
    );
  });
}

/** The end of a sentence, but not the period of "No. 12". */
const stop = /\.(?= (?!\d))|[!?;。！？；\n]/u;

const sentenceEnd = (text: string): string => text.split(stop).at(-1) ?? '';

const sentenceStart = (text: string): string => text.split(stop)[0] ?? '';

function toFinding({ from, to, protectedClass, reason }: Match, { at }: Folded, original: string): Finding {
  const start = at[from] ?? 0;
  const end = at[to] ?? original.length;
  return { start, end, words: original.slice(start, end).trim(), protectedClass, reason };
}

/** Of findings that overlap, the first and longest stays. */
function withoutOverlaps(all: readonly Finding[]): readonly Finding[] {
  const kept: Finding[] = [];
  for (const each of all.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (each.start >= (kept.at(-1)?.end ?? 0)) kept.push(each);
  return kept;
}
