'use server';

import { randomUUID } from 'node:crypto';
import { revalidatePath } from 'next/cache';
import { decisionRefusalWords } from '@/lib/domain/auctions/commands/decision-words';
import type { DecisionRefusal } from '@/lib/domain/auctions/terms/refusals';
import { overLimitText } from '@/lib/domain/eligibility/bid-limit-words';
import { type Refused, refused } from '@/lib/domain/shared/form';
import { routes } from '@/lib/routes';
import { getSession } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { typedIn } from '@/lib/server/platform/http/typed-in';
import { notSavedWords, saveOrNull } from '@/lib/server/platform/process/save-or-null';
import {
  type BelowReserveChoice,
  decideBelowReserve,
} from '@/lib/server/workflows/bids/decide-below-reserve';

export type DecisionState =
  | { readonly status: 'done'; readonly wish: string; readonly priceCents: number | null }
  | Refused;

/** The form's way to `decideBelowReserve`; the API's is `POST /api/auctions/:id/decision`. */
export async function decide(_before: unknown, form: FormData): Promise<DecisionState> {
  const receivedAt = clock.now();
  const typed = typedIn(form, 200);
  const { auctionId = '', wish: named = '', amount = '' } = typed;
  const by = await getSession();
  const wish = toWish(named, amount);
  if (!by) return refused(decisionRefusalWords['signed-out'], typed);
  if (!wish || !auctionId) return refused(decisionRefusalWords['not-found'], typed);
  const taken = await saveOrNull(
    decideBelowReserve({ auctionId, by, wish, receivedAt, requestId: randomUUID() }),
  );
  if (!taken) return refused(notSavedWords, typed);
  if (!taken.ok) {
    const words = wordsOf(taken.reason);
    return taken.reason.reason === 'invalid-amount'
      ? { status: 'refused', faults: { amount: words }, typed }
      : refused(words, typed);
  }
  revalidatePath(routes.dashboard);
  const { salePriceCents, counterCents } = taken.value;
  return { status: 'done', wish: named, priceCents: salePriceCents ?? counterCents ?? null };
}

const wordsOf = ({ reason, limitCents, leftCents }: DecisionRefusal): string =>
  reason === 'over-limit' && limitCents !== undefined
    ? overLimitText({ limitCents, leftCents })
    : decisionRefusalWords[reason];

function toWish(named: string, typed: string): BelowReserveChoice | null {
  switch (named) {
    case 'accept':
    case 'decline':
      return { decision: named };
    case 'counter':
      return { decision: named, amountCents: toCents(typed) };
    case 'accept-counter':
      return { decision: 'answer-counter', answer: 'accept' };
    case 'decline-counter':
      return { decision: 'answer-counter', answer: 'decline' };
    default:
      return null;
  }
}

/** Dollars with or without `$`, commas and spaces; NaN, which the rules refuse, for anything else. */
function toCents(typed: string): number {
  const bare = typed.replaceAll(/[\s$,]/g, '');
  return /^\d+(\.0*)?$/.test(bare) ? Number.parseInt(bare, 10) * 100 : Number.NaN;
}
