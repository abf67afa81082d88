import 'server-only';
import type { Organization } from '@/lib/domain/organizations/organization';
import { isToVerify } from '@/lib/domain/staff/organization-decisions';
import type { QueueName } from '@/lib/domain/staff/queues/queue';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { quarantine } from '@/lib/server/platform/runtime/runtime-collections';
import type { Collection, Doc, Filter, Page } from '@/lib/server/platform/store/store';
import { limitRequests } from '@/lib/server/records/bid-limits/bid-limit-collections';
import { defaultCases, relationCases } from '@/lib/server/records/desk/desk-collections';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { reports } from '@/lib/server/records/inquiries/inquiry-collections';

/** Reads the rows of a queue, longest waiting first: at most `limit`, only those after `since` (ms). */
type QueueQuery<T> = (limit: number, since?: number) => Promise<Page<T>>;

const waiting =
  <T extends object>(
    collection: Collection<T>,
    field: string,
    where: readonly Filter[] = [],
  ): QueueQuery<T> =>
  (limit, since = 0) =>
    runtime().store.query(collection, {
      where: [...where, { field, op: '>', value: since }],
      orderBy: [{ field, direction: 'asc' }],
      limit,
    });

const open: readonly Filter[] = [{ field: 'status', op: '==', value: 'open' }];

/**
 * From memory, like the search of organizations: documents from before verification lack the fields that an
 * index would need.
 */
async function waitingOrganizations(
  limit: number,
  since = 0,
): Promise<{ readonly docs: readonly Pick<Doc<Organization>, 'id' | 'data'>[] }> {
  const { organizations } = await listingModel();
  const found = [...organizations.values()].filter((each) => isToVerify(each) && each.createdAt > since);
  return {
    docs: found
      .sort((one, other) => one.createdAt - other.createdAt)
      .slice(0, limit)
      .map((data) => ({ id: data.organisationId, data })),
  };
}

/** Every queue is one query over an index, whatever else is stored, or a pass over the organizations. */
export const queueQueries = {
  reviews: waiting(drafts, 'standing.submittedAt', [
    { field: 'standing.status', op: '==', value: 'InReview' },
  ]),
  verifications: waitingOrganizations,
  limits: waiting(limitRequests, 'at', open),
  reports: waiting(reports, 'at', open),
  defaults: waiting(defaultCases, 'at', open),
  relations: waiting(relationCases, 'at', open),
  documents: waiting(quarantine, 'at'),
  mails: waiting(outbox, 'givenUpAt'),
} satisfies Record<QueueName, unknown>;
