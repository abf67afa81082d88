import 'server-only';
import { apiKeys } from '@/lib/server/people/api-keys/api-key-collections';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { type Collection, write } from '@/lib/server/platform/store/store';
import { approvalRequests } from '@/lib/server/records/approvals/approval-collections';
import { webhookDeliveries, webhookEndpoints } from './home-event-collections';

/** Firestore takes at most 500 writes at once. */
const perCommit = 200;

/** Removes the keys, webhooks, and requests for approval of a dissolved organization. Safe to run twice. */
export async function removeIntegrations(organisationId: string): Promise<void> {
  await removeAll(apiKeys, 'createdAt', organisationId);
  await removeAll(webhookEndpoints, 'createdAt', organisationId);
  await removeAll(webhookDeliveries, 'at', organisationId);
  await removeAll(approvalRequests, 'at', organisationId);
}

async function removeAll<T extends object>(
  collection: Collection<T>,
  field: string,
  organisationId: string,
): Promise<void> {
  for (;;) {
    const { docs } = await runtime().store.query(collection, {
      where: [{ field: 'organisationId', op: '==', value: organisationId }],
      orderBy: [{ field, direction: 'desc' }],
      limit: perCommit,
    });
    if (docs.length > 0) await runtime().store.commit(docs.map(({ id }) => write.delete(collection, id)));
    if (docs.length < perCommit) return;
  }
}
