import type { RiskReportTopic } from '@/lib/domain/listings/risk-topics';

/** A buyer's verdict on a fact after the closing. This file has no zod import because client code uses it. */
export const factVerdicts = ['as-told', 'different', 'could-not-tell'] as const;
export type FactVerdict = (typeof factVerdicts)[number];

export const maxNote = 600;
export const maxReply = 2_000;

/** A fact that the listing states, in the listing's words. */
export interface DisclosedFact {
  readonly topic: RiskReportTopic;
  readonly told: string;
  /** In a lot: the listing key of the home that it is about. */
  readonly home?: string | undefined;
}

/** Names a fact among all of a closing. */
export const factKey = ({ topic, home }: Pick<DisclosedFact, 'topic' | 'home'>): string =>
  home === undefined ? topic : `${topic}.${home}`;

/** The names of the fields of a fact: what follows is its key. */
export const verdictField = 'verdict-';
export const noteField = 'note-';
