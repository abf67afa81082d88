'use server';

import { randomUUID } from 'node:crypto';
import { revalidatePath } from 'next/cache';
import { overLimitText } from '@/lib/copy/accounts/bid-limit-words';
import type { DecisionRefusal } from '@/lib/domain/auctions/terms/refusals';
import { type Refused, refused } from '@/lib/domain/shared/form';
import { routes } from '@/lib/routes';
import { getSession } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { readTextFields } from '@/lib/server/platform/http/read-text-fields';
import { saveOrNull } from '@/lib/server/platform/process/save-or-null';
import {
  type BelowReserveChoice,
  decideBelowReserve,
} from '@/lib/server/workflows/bids/decide-below-reserve';
import { decisionRefusalWords } from '@/messages/auctions/decision-refusal-words';
import { notSavedMessage } from '@/messages/site/not-saved-message';

export type DecisionState =
  | { readonly status: 'done'; readonly action: string; readonly priceCents: number | null }
  | Refused;

/** The form action for `decideBelowReserve`. The API route is `POST /api/auctions/:id/decision`. */
export async function decide(_before: unknown, form: FormData): Promise<DecisionState> {
  const receivedAt = clock.now();
  const typed = readTextFields(form, 200);
  const { auctionId = '', wish: action = '', amount = '' } = typed;
  const by = await getSession();
  const choice = toChoice(action, amount);
  if (!by) return refused(decisionRefusalWords['signed-out'], typed);
  if (!choice || !auctionId) return refused(decisionRefusalWords['not-found'], typed);
  const taken = await saveOrNull(
    decideBelowReserve({ auctionId, by, choice, receivedAt, requestId: randomUUID() }),
  );
  if (!taken) return refused(notSavedMessage, typed);
  if (!taken.ok) {
    const words = wordsOf(taken.reason);
    return taken.reason.reason === 'invalid-amount'
      ? { status: 'refused', faults: { amount: words }, typed }
      : refused(words, typed);
  }
  revalidatePath(routes.dashboard);
  const { salePriceCents, counterCents } = taken.value;
  return { status: 'done', action, priceCents: salePriceCents ?? counterCents ?? null };
}

const wordsOf = ({ reason, limitCents, leftCents }: DecisionRefusal): string =>
  reason === 'over-limit' && limitCents !== undefined
    ? overLimitText({ limitCents, leftCents })
    : decisionRefusalWords[reason];

function toChoice(action: string, typed: string): BelowReserveChoice | null {
  switch (action) {
    case 'accept':
    case 'decline':
      return { decision: action };
    case 'counter':
      return { decision: action, amountCents: toCents(typed) };
    case 'accept-counter':
      return { decision: 'answer-counter', answer: 'accept' };
    case 'decline-counter':
      return { decision: 'answer-counter', answer: 'decline' };
    default:
      return null;
  }
}

/** Parses dollars with or without `$`, commas and spaces. Anything else is NaN, which the rules refuse. */
function toCents(typed: string): number {
  const bare = typed.replaceAll(/[\s$,]/g, '');
  return /^\d+(\.0*)?$/.test(bare) ? Number.parseInt(bare, 10) * 100 : Number.NaN;
}
