import 'server-only';
import { countOf, type DeskFigures, mostRows, type QueueFigures } from '@/lib/domain/staff/queues/queue';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { queueQueries } from './queue-queries';
import type { DeskRows } from './queues';

/** How long the number in the navigation may be outdated. */
const freshMs = 15_000;

/** The number and the oldest row of each queue. */
export async function readDeskFigures(): Promise<DeskFigures> {
  const [reviews, verifications, limits, reports, defaults, relations, documents, mails] = await Promise.all([
    queueQueries.reviews(mostRows + 1),
    queueQueries.verifications(mostRows + 1),
    queueQueries.limits(mostRows + 1),
    queueQueries.reports(mostRows + 1),
    queueQueries.defaults(mostRows + 1),
    queueQueries.relations(mostRows + 1),
    queueQueries.documents(mostRows + 1),
    queueQueries.mails(mostRows + 1),
  ]);
  return {
    reviews: figuresOf(reviews.docs.map(({ data }) => data.standing.submittedAt)),
    verifications: figuresOf(verifications.docs.map(({ data }) => data.createdAt)),
    limits: figuresOf(limits.docs.map(({ data }) => data.at)),
    reports: figuresOf(reports.docs.map(({ data }) => data.at)),
    defaults: figuresOf(defaults.docs.map(({ data }) => data.at)),
    relations: figuresOf(relations.docs.map(({ data }) => data.at)),
    documents: figuresOf(documents.docs.map(({ data }) => data.at)),
    mails: figuresOf(mails.docs.map(({ data }) => data.givenUpAt ?? null)),
  };
}

const figuresOf = (times: readonly (number | null)[]): QueueFigures => ({
  count: times.length,
  oldestAt: times[0] ?? null,
});

/** The figures of rows that were read anyway. Refreshes the number in the navigation. */
export function toFigures(rows: DeskRows, now: number): DeskFigures {
  const of = (each: readonly { readonly since: number }[]) => figuresOf(each.map(({ since }) => since));
  const { reviews, verifications, limits, reports, defaults, relations, documents, mails } = rows;
  const figures = {
    reviews: of(reviews),
    verifications: of(verifications),
    limits: of(limits),
    reports: of(reports),
    defaults: of(defaults),
    relations: of(relations),
    documents: of(documents),
    mails: of(mails),
  };
  keep(figures, now);
  return figures;
}

/** The rows of all queues, for the navigation; at most 15 seconds old. */
export async function readDeskCount(now: number): Promise<number> {
  const { at, count } = lastCount();
  if (count !== null && Math.abs(now - at) < freshMs) return count;
  return keep(await readDeskFigures(), now);
}

function keep(figures: DeskFigures, at: number): number {
  const count = countOf(figures);
  Object.assign(lastCount(), { at, count });
  return count;
}

interface Count {
  at: number;
  count: number | null;
}

const lastCount = perProcess('deskCount', (): Count => ({ at: 0, count: null }));
