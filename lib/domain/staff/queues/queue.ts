/** What waits for staff, in the order of the desk page. */
export const queueNames = [
  'reviews',
  'verifications',
  'limits',
  'reports',
  'defaults',
  'relations',
  'documents',
  'mails',
] as const;
export type QueueName = (typeof queueNames)[number];

export const toQueueName = (text: string): QueueName | undefined => queueNames.find((each) => each === text);

/** The most rows of a queue that the desk shows or counts. */
export const mostRows = 100;

/** A queue in figures. `count` stops at `mostRows` + 1. `oldestAt`: since when the first row waits, ms. */
export interface QueueFigures {
  readonly count: number;
  readonly oldestAt: number | null;
}

export type DeskFigures = Readonly<Record<QueueName, QueueFigures>>;

interface Threshold {
  readonly count: number;
  readonly ageMs: number;
}

const hourMs = 3_600_000;

/** A queue is full from this number of rows on, and late once its oldest row is older than this. */
export const thresholds: Readonly<Record<QueueName, Threshold>> = {
  reviews: { count: 50, ageMs: 48 * hourMs },
  verifications: { count: 25, ageMs: 48 * hourMs },
  limits: { count: 25, ageMs: 24 * hourMs },
  reports: { count: 25, ageMs: 24 * hourMs },
  defaults: { count: 10, ageMs: 72 * hourMs },
  relations: { count: 25, ageMs: 24 * hourMs },
  documents: { count: 5, ageMs: hourMs },
  mails: { count: 25, ageMs: 24 * hourMs },
};

export type QueueAlert = 'full' | 'late';

/** What is wrong with a queue at `now` (ms): too many rows, or a row that waits too long. */
export function alertsOf(queue: QueueName, { count, oldestAt }: QueueFigures, now: number): QueueAlert[] {
  const { count: mostCount, ageMs } = thresholds[queue];
  const isLate = oldestAt !== null && now - oldestAt > ageMs;
  return [...(count >= mostCount ? ['full' as const] : []), ...(isLate ? ['late' as const] : [])];
}

/** The rows of all queues together, for the navigation. */
export const countOf = (figures: DeskFigures): number =>
  queueNames.reduce((sum, queue) => sum + figures[queue].count, 0);
