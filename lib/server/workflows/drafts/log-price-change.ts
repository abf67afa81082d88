import 'server-only';
import type { Draft } from '@/lib/domain/drafts/draft';
import { answerOf } from '@/lib/domain/drafts/fields/answers';
import type { Actor } from '@/lib/domain/drafts/review-state';
import type { ReviewEvent } from '@/lib/domain/reviews/review-commands';
import type { Transaction } from '@/lib/server/platform/store/store';
import type { SecondPerson } from '@/lib/server/records/approvals/second-person';
import { writeStaffEntry } from '@/lib/server/records/audit-log/staff-command';
import type { PublishedDraft } from '@/lib/server/records/drafts/draft-record';

interface PriceChange {
  readonly draft: Draft;
  readonly actor: Actor;
  readonly second: SecondPerson;
  readonly before: PublishedDraft | null;
  readonly event: ReviewEvent;
  readonly now: number;
  /** Random, created before the transaction. */
  readonly number: string;
}

/** Logs a list price that an organization publishes at once. A reviewer sees all other changes. */
export function logPriceChange(
  tx: Transaction,
  { draft, actor, second: { organization }, before, event, now, number }: PriceChange,
): void {
  if (!organization || event.type !== 'changed') return;
  const [was, is] = [before?.content.answers ?? {}, draft.answers].map((each) => answerOf(each, 'listPrice'));
  if (was === is) return;
  const { draftId: subject, answers } = draft;
  const about = { about: 'listing', subject, action: 'price-changed', why: null } as const;
  const texts = { before: was ?? '', after: is ?? '', title: answers.street?.trim() ?? '' };
  const entry = { ...about, ...texts, concerns: [organization.organisationId] };
  writeStaffEntry(tx, entry, { by: actor, at: now, number });
}
