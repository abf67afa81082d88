import 'server-only';
import {
  type BulkItem,
  type BulkUpload,
  isOpen,
  MAX_CORRECTIONS,
} from '@/lib/domain/bulk-uploads/bulk-upload';
import { createHomeNames } from '@/lib/domain/bulk-uploads/home-names';
import { type BulkHome, type BulkPlan, planBulkUpload } from '@/lib/domain/bulk-uploads/plan';
import { ok, refuse } from '@/lib/domain/shared/result';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { dropSent, readItems, storePlan } from './bulk-files';
import { type BulkAnswer, changeBulkUpload, readBulkUpload } from './bulk-upload-record';
import { readHomes } from './homes';

export interface BulkReview {
  readonly items: readonly BulkItem[];
  readonly homes: readonly BulkHome[];
  readonly plan: BulkPlan;
}

/** Which home gets which file, with the corrections so far. `read`: the organization's homes. */
export async function reviewBulkUpload(bulk: BulkUpload, read = readHomes): Promise<BulkReview> {
  const [items, homes] = await Promise.all([readItems(bulk), read(bulk.organisationId)]);
  return { items, homes, plan: planBulkUpload(items, homes, bulk.corrections) };
}

/** Gives a group of files to the home with this name; an empty name takes the correction back. */
export async function correctBulkUpload(
  by: SignedIn,
  bulkId: string,
  { group, home }: { readonly group: string; readonly home: string },
  now: number,
): BulkAnswer {
  const found = await readBulkUpload(by.user, bulkId);
  if (!found.ok) return found;
  const match = createHomeNames(await readHomes(found.value.organisationId)).ofName(home);
  if (home.trim() !== '' && match.type !== 'one') return refuse('no-such-home');
  return changeBulkUpload(by, bulkId, now, (before) => {
    if (before.state !== 'review') return refuse('wrong-state');
    const { [group]: _, ...others } = before.corrections;
    const corrections = match.type === 'one' ? { ...others, [group]: match.draftId } : others;
    return Object.keys(corrections).length > MAX_CORRECTIONS
      ? refuse('too-many-corrections')
      : ok({ ...before, corrections });
  });
}

/** Starts the run with the plan as it is now. */
export async function startBulkUpload(by: SignedIn, bulkId: string, now: number): BulkAnswer {
  const found = await readBulkUpload(by.user, bulkId);
  if (!found.ok) return found;
  if (found.value.state !== 'review') return refuse('wrong-state');
  const { assigned } = (await reviewBulkUpload(found.value)).plan;
  if (assigned.length === 0) return refuse('nothing-to-store');
  await storePlan(found.value, assigned);
  return changeBulkUpload(
    by,
    bulkId,
    now,
    (before) =>
      before.state === 'review'
        ? ok({ ...before, state: 'running', planned: assigned.length })
        : refuse('wrong-state'),
    'files-run',
  );
}

/** Ends it. Files that are already stored stay. */
export async function cancelBulkUpload(by: SignedIn, bulkId: string, now: number): BulkAnswer {
  const cancelled = await changeBulkUpload(by, bulkId, now, (before) =>
    isOpen(before.state) ? ok({ ...before, state: 'cancelled' }) : refuse('wrong-state'),
  );
  if (cancelled.ok) await dropSent({ bulkId });
  return cancelled;
}
