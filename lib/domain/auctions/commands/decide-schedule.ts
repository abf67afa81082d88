import { reserveAlias } from '@/lib/domain/auctions/state/openings';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import { usualClosingTerms, usualEarnestBasisPoints } from '@/lib/domain/auctions/terms/closing-terms';
import { commitmentOf } from '@/lib/domain/auctions/terms/commitments';
import { dollarsField, hexField } from '@/lib/domain/auctions/terms/fields';
import type { Refusal } from '@/lib/domain/auctions/terms/refusals';
import { currentRules } from '@/lib/domain/auctions/terms/rules-version';
import {
  type AuctionTerms,
  type AuctionTermsInput,
  auctionTermsSchema,
} from '@/lib/domain/auctions/terms/terms';
import { cents } from '@/lib/domain/shared/money';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { ReserveInput, ScheduleCommand } from './commands';
import type { Decision } from './decide';

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
