import { type AuditAbout, type AuditAction, auditAbouts, auditActions } from '@/lib/domain/reviews/audit-log';
import { fromEasternTime } from '@/lib/domain/shared/eastern-time';
import { wordsOf } from '@/lib/domain/shared/search-terms';

/** What somebody looks for in the log. Instants in ms, `until` exclusive. */
export interface LogSearch {
  readonly words: string;
  /** The beginning of the name of who acted. */
  readonly who: string;
  readonly action: AuditAction | null;
  readonly about: AuditAbout | null;
  readonly from: number | null;
  readonly until: number | null;
}

/** The parameters of an address. */
export type LogParams = Readonly<Record<string, string | string[] | undefined>>;

const names = ['q', 'who', 'what', 'about', 'from', 'to'];

/** Those that a search is made of, for the link to its next page. */
export const logParameters = (said: LogParams): readonly [name: string, value: string][] =>
  names.flatMap((name): [string, string][] => {
    const value = said[name];
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });

const dayMs = 24 * 3_600_000;

/** What an address says: days are New York's. What it does not know it leaves out. */
export function parseLogSearch(said: LogParams): LogSearch {
  const text = (name: string): string => {
    const value = said[name];
    return typeof value === 'string' ? value.slice(0, 200) : '';
  };
  const last = fromEasternTime(text('to'), '12:00');
  return {
    words: text('q'),
    who: text('who'),
    action: auditActions.find((each) => each === text('what')) ?? null,
    about: auditAbouts.find((each) => each === text('about')) ?? null,
    from: fromEasternTime(text('from'), '00:00'),
    until: last === null ? null : midnightAfter(last),
  };
}

/** Noon and a day is on the next day, also where the clocks change. */
const midnightAfter = (noon: number): number => {
  const nextNoon = new Date(noon + dayMs).toISOString().slice(0, 10);
  return fromEasternTime(nextNoon, '00:00') ?? noon + dayMs / 2;
};

/** All that an entry must have, what few entries have first: only the first is asked of the index. */
export function toLogTerms({ words, who, action, about }: LogSearch): readonly string[] {
  return [
    ...[...wordsOf(words)].sort((a, b) => b.length - a.length),
    ...wordsOf(who).map((word) => `who:${word}`),
    ...(action ? [`is:${action}`] : []),
    ...(about ? [`about:${about}`] : []),
  ];
}
