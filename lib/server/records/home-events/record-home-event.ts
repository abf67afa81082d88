import 'server-only';
import { createHash } from 'node:crypto';
import type { HomeEvent } from '@/lib/domain/organizations/integrations/webhook';
import { isOrganizationId } from '@/lib/domain/organizations/organization';
import type { Transaction } from '@/lib/server/platform/store/store';
import { homeEvents } from './home-event-collections';

interface Happening extends Pick<HomeEvent, 'type' | 'at'> {
  readonly sellerId: string;
  /** Identifies it among all happenings, so that it is recorded once. */
  readonly cause: string;
  readonly data: HomeEvent['data'];
}

/**
 * Records what happened to a home in the commit that makes it happen, for the seller's webhooks. No-op for a
 * person's home, because only organizations have webhooks.
 */
export function recordHomeEvent(tx: Transaction, { sellerId, cause, type, at, data }: Happening): void {
  if (!isOrganizationId(sellerId)) return;
  // A hash, because receivers use the id as a key and put it into their URLs.
  const id = `evt_${createHash('sha256').update(`${type} ${cause}`).digest('hex').slice(0, 24)}`;
  tx.create(homeEvents, id, { type, organisationId: sellerId, at, data });
}
