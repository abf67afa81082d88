import { cents } from '@/lib/domain/money';
import { ok, type Result, refuse } from '@/lib/domain/result';
import { usualClosingTerms, usualEarnestBasisPoints } from './closing-terms';
import type { ReserveInput, ScheduleCommand } from './commands';
import { commitmentOf } from './commitments';
import type { Decision } from './decide';
import { dollarsField, hexField } from './fields';
import { reserveAlias } from './openings';
import type { Refusal } from './refusals';
import { currentRules } from './rules-version';
import type { AuctionState } from './state';
import { type AuctionTerms, type AuctionTermsInput, auctionTermsSchema } from './terms';

export function schedule(
  state: AuctionState | null,
  { terms, reserve, now }: ScheduleCommand,
): Result<Decision, Refusal> {
  if (state !== null) return refuse({ reason: 'already-scheduled' });
  const parsed = auctionTermsSchema.safeParse({
    ...terms,
    rulesVersion: currentRules,
    earnestMoneyBasisPoints: terms.earnestMoneyBasisPoints ?? usualEarnestBasisPoints,
    closing: terms.closing ?? usualClosingTerms,
    ...termsOfReserve(terms.auctionId, reserve),
  });
  if (!parsed.success || parsed.data.endsAt <= now) return refuse({ reason: 'invalid-terms' });
  if (reserve.kind === 'sealed' && !isSealedReserve(reserve, parsed.data)) {
    return refuse({ reason: 'invalid-terms' });
  }
  const sealedReserve =
    reserve.kind === 'sealed' ? { amountCents: cents(reserve.amountCents), salt: reserve.salt } : null;
  return ok({ events: [{ at: now, type: 'scheduled', data: { terms: parsed.data, sealedReserve } }] });
}

const isSealedReserve = (
  { amountCents, salt }: Extract<ReserveInput, { kind: 'sealed' }>,
  { startingBidCents, buyNowCents }: AuctionTerms,
): boolean =>
  dollarsField.safeParse(amountCents).success &&
  hexField.safeParse(salt).success &&
  amountCents >= startingBidCents &&
  amountCents < (buyNowCents ?? Number.POSITIVE_INFINITY);

function termsOfReserve(
  auctionId: string,
  reserve: ReserveInput,
): Pick<AuctionTermsInput, 'reserve' | 'saleMode'> {
  if (reserve.kind === 'none') return { saleMode: 'absolute', reserve };
  if (reserve.kind === 'published') return { saleMode: 'published-reserve', reserve };
  const commitment = Number.isSafeInteger(reserve.amountCents)
    ? commitmentOf({
        alias: reserveAlias,
        amountCents: cents(reserve.amountCents),
        auctionId,
        salt: reserve.salt,
      })
    : '';
  return { saleMode: 'sealed-reserve', reserve: { kind: 'sealed', commitment } };
}
