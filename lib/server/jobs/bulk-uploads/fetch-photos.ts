import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import { type BulkUpload, noUnused } from '@/lib/domain/bulk-uploads/bulk-upload';
import { urlItem } from '@/lib/domain/bulk-uploads/manifest';
import { planBulkUpload } from '@/lib/domain/bulk-uploads/plan';
import type { Draft } from '@/lib/domain/drafts/draft';
import { storeItems, storePlan } from './bulk-files';
import { createBulkUpload, newBulkUpload } from './bulk-upload-record';
import { readHomes } from './homes';
import { inReview } from './send-bulk-upload';

/**
 * Fetches the photos of one home in the background, in this order. For an import: it has checked who acts,
 * and the run checks again that this person belongs to the organization.
 */
export async function fetchPhotosFromUrls(
  by: Pick<User, 'uid' | 'name'>,
  draft: Pick<Draft, 'draftId' | 'listingId' | 'owner'>,
  urls: readonly string[],
  now: number,
): Promise<BulkUpload> {
  const bulk = newBulkUpload(by, draft.owner.uid, now);
  const items = urls.map((url, order) => urlItem(draft.listingId, url, order));
  await storeItems(bulk, items);
  const { assigned } = planBulkUpload(items, await readHomes(draft.owner.uid), {
    [draft.listingId]: draft.draftId,
  });
  await storePlan(bulk, assigned);
  const started = {
    ...bulk,
    ...inReview({ source: 'urls', items, unused: noUnused }),
    planned: assigned.length,
  };
  const created = await createBulkUpload({ ...started, state: assigned.length > 0 ? 'running' : 'done' });
  return created.ok ? created.value : started;
}
