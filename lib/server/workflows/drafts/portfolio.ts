import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import { contentOf, type Draft } from '@/lib/domain/drafts/draft';
import {
  MAX_SCHEDULED,
  type ScheduleFaults,
  type ScheduleInput,
  toSchedule,
} from '@/lib/domain/drafts/schedule';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Page } from '@/lib/server/platform/store/store';
import { allDrafts } from '@/lib/server/records/drafts/all-drafts';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import type { OrganizationRefusal } from '@/lib/server/workflows/organizations/on-organization';
import { changeDraft } from './drafts';
import type { DraftRefusal } from './on-draft';
import { type SubmitRefusal, sendIn } from './submission';

const scheduleLimit: RateLimit = { name: 'schedules', burst: 10, refillMs: 60_000 };

/** The outcome for one draft; null if it was submitted. */
export interface Scheduled {
  readonly draftId: string;
  readonly refusal: DraftRefusal | SubmitRefusal | null;
}

/**
 * Gives all drafts the same sale terms and staggered auction ends, in order, and submits the complete ones.
 * The others keep these answers and stay drafts. `now` in ms.
 */
export async function scheduleDrafts(
  by: SignedIn,
  organisationId: string,
  { draftIds, schedule }: { readonly draftIds: readonly string[]; readonly schedule: ScheduleInput },
  now: number,
): Promise<Result<readonly Scheduled[], OrganizationRefusal | ScheduleFaults>> {
  const found = await readOrganization(by.user, organisationId, 'schedule');
  if (!found.ok) return found;
  if (!takeToken(scheduleLimit, by.user.uid, now).isAllowed) return refuse('too-many');
  const chosen = await ownAmong(organisationId, draftIds.slice(0, MAX_SCHEDULED));
  const planned = toSchedule(schedule, chosen.length, now);
  if (!planned.ok) return planned;
  const scheduled: Scheduled[] = [];
  for (const [at, draftId] of chosen.entries()) {
    const answers = planned.value[at] ?? {};
    const changed = await changeDraft<never>(
      by,
      draftId,
      (draft) => ok({ ...contentOf(draft), answers: { ...draft.answers, ...answers } }),
      now,
    );
    const sent = changed.ok ? await sendIn(by, draftId, now) : changed;
    scheduled.push({ draftId, refusal: sent.ok ? null : sent.reason });
  }
  return ok(scheduled);
}

async function ownAmong(organisationId: string, draftIds: readonly string[]): Promise<readonly string[]> {
  const found = await runtime().store.getReadable(drafts, [...new Set(draftIds)]);
  return found.flatMap((doc) => (doc?.data.owner.uid === organisationId ? [doc.id] : []));
}

const draftsPerRead = 200;

export interface DraftPage {
  readonly drafts: readonly Draft[];
  readonly cursor: string | null;
}

/** An organization's drafts, most recently changed first. */
export async function readDraftPage(
  organisationId: string,
  after: string | null,
  limit = draftsPerRead,
): Promise<DraftPage> {
  const { docs, cursor }: Page<Draft> = await runtime().store.query(drafts, {
    where: [{ field: 'owner.uid', op: '==', value: organisationId }],
    orderBy: [{ field: 'changedAt', direction: 'desc' }],
    limit,
    ...(after !== null && { after }),
  });
  return { drafts: docs.map(({ data }) => data), cursor };
}

/** All listings of an organization, for its members. */
export async function exportDrafts(
  by: User,
  organisationId: string,
): Promise<Result<AsyncIterable<Draft>, OrganizationRefusal>> {
  const found = await readOrganization(by, organisationId, 'export');
  return found.ok ? ok(allDrafts(organisationId)) : found;
}
