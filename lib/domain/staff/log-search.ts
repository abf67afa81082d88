import { type AuditAbout, type AuditAction, auditAbouts, auditActions } from '@/lib/domain/reviews/audit-log';
import { fromEasternTime } from '@/lib/domain/shared/eastern-time';
import { wordsOf } from '@/lib/domain/shared/search-terms';

/** A search of the audit log. Instants in ms, `until` exclusive. */
export interface LogSearch {
  readonly words: string;
  /** The beginning of the actor's name. */
  readonly who: string;
  readonly action: AuditAction | null;
  readonly about: AuditAbout | null;
  readonly from: number | null;
  readonly until: number | null;
}

/** The query parameters of a URL. */
export type LogParams = Readonly<Record<string, string | string[] | undefined>>;

const names = ['q', 'who', 'what', 'about', 'from', 'to'];

/** The search's own parameters, for the link to its next page. */
export const logParameters = (params: LogParams): readonly [name: string, value: string][] =>
  names.flatMap((name): [string, string][] => {
    const value = params[name];
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });

const dayMs = 24 * 3_600_000;

/** Parses query parameters. Days are in New York time. Invalid values are ignored. */
export function parseLogSearch(params: LogParams): LogSearch {
  const text = (name: string): string => {
    const value = params[name];
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

/** Counts from noon, because 24 hours later is the next day even when daylight saving time changes. */
const midnightAfter = (noon: number): number => {
  const nextNoon = new Date(noon + dayMs).toISOString().slice(0, 10);
  return fromEasternTime(nextNoon, '00:00') ?? noon + dayMs / 2;
};

/** The terms an entry must have. The index is queried for the first only, so the longest words come first. */
export function toLogTerms({ words, who, action, about }: LogSearch): readonly string[] {
  return [
    ...[...wordsOf(words)].sort((a, b) => b.length - a.length),
    ...wordsOf(who).map((word) => `who:${word}`),
    ...(action ? [`is:${action}`] : []),
    ...(about ? [`about:${about}`] : []),
  ];
}
