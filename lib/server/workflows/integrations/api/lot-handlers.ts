import 'server-only';
import { lotRefusalWords } from '@/lib/copy/lots/lot-refusal-words';
import type { Lot, LotShare } from '@/lib/domain/listings/lot';
import type { RequestBody, ResponseBody } from '@/lib/domain/open-data/seller-api/resources';
import type { LotRefusal } from '@/lib/domain/reviews/lots/decide-lot';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { moveAuction } from '@/lib/server/workflows/listings/manage-listing';
import { changeLotHomes as changeHomes } from '@/lib/server/workflows/lots/change-homes';
import { dissolveLot as endLot, setShares } from '@/lib/server/workflows/lots/change-lot';
import { formLot as sellTogether } from '@/lib/server/workflows/lots/form-lot';
import { readOwnLot } from '@/lib/server/workflows/lots/read-lot';
import type { ApiRefusal } from './problems';
import type { Handler } from './seller-route';

/** A repetition after a crash finds the lot. */
export const formLot: Handler<'formLot'> = async ({ by, body, now }) => {
  const shares = sharesIn(body);
  const formed = await sellTogether(by, shares, now);
  if (formed.ok) return ok({ body: toLot(formed.value) });
  const before = await readLot(by, shares[0]?.listingKey ?? '');
  const isDone = before.ok && JSON.stringify(before.value.homes) === JSON.stringify(shares);
  return isDone ? ok({ body: toLot(before.value) }) : refuse(refusalOf(formed.reason));
};

export const getLot: Handler<'getLot'> = async ({ by, params }) => answer(await readLot(by, params.lotId));

export const dissolveLot: Handler<'dissolveLot'> = async ({ by, params, now }) => {
  const ended = await endLot(by, params.lotId, now);
  return ended.ok ? ok({ body: null }) : refuse(refusalOf(ended.reason));
};

/** A repetition finds the lot as sent. */
export const changeLotHomes: Handler<'changeLotHomes'> = async ({ by, params, body, now }) => {
  const lot = await readLot(by, params.lotId);
  if (!lot.ok) return lot;
  const sent = sharesIn(body);
  const isLead = ({ listingKey }: LotShare) => listingKey === params.lotId;
  const shares = [...sent.filter(isLead), ...sent.filter((home) => !isLead(home))];
  if (JSON.stringify(lot.value.homes) === JSON.stringify(shares)) return ok({ body: toLot(lot.value) });
  const refusal = { lot: 'lead-leaves', listingKey: params.lotId } as const;
  if (!sent.some(isLead)) return refuse(refusalOf(refusal));
  const changed = await changeHomes(by, shares, now);
  return changed.ok ? ok({ body: toLot(changed.value) }) : refuse(refusalOf(changed.reason));
};

export const splitLot: Handler<'splitLot'> = async ({ by, params, body, now }) => {
  const lot = await readLot(by, params.lotId);
  if (!lot.ok) return lot;
  const sent = sharesIn(body);
  const isSame = sent.length === lot.value.homes.length;
  const shares = lot.value.homes.map(({ listingKey }) => sent.find((home) => home.listingKey === listingKey));
  // A home that is missing or strange gets no share, so the shares make no whole.
  const split = await setShares(
    by,
    params.lotId,
    shares.map((share) => (isSame ? (share?.basisPoints ?? 0) : 0)),
    now,
  );
  return split.ok ? ok({ body: toLot(split.value) }) : refuse(refusalOf(split.reason));
};

export const moveLot: Handler<'moveLot'> = async ({ by, params, body, now }) => {
  const lot = await readLot(by, params.lotId);
  if (!lot.ok) return lot;
  const moved = await moveAuction(by, params.lotId, body, now);
  return moved.ok ? answer(await readLot(by, params.lotId)) : refuse({ reason: moved.reason });
};

const sharesIn = ({ homes }: RequestBody<'LotInput'>): readonly LotShare[] =>
  homes.map(({ id, basisPoints }) => ({ listingKey: id, basisPoints }));

async function readLot(by: SignedIn, leadKey: string): Promise<Result<Lot, ApiRefusal>> {
  const lot = await readOwnLot(by.user, leadKey);
  return lot.ok ? lot : refuse({ reason: lot.reason });
}

const answer = (lot: Result<Lot, ApiRefusal>) => (lot.ok ? ok({ body: toLot(lot.value) }) : lot);

const toLot = ({ leadKey, homes, formedAt, contractSha256 }: Lot): ResponseBody<'Lot'> => ({
  id: leadKey,
  homes: homes.map(({ listingKey: id, basisPoints }) => ({ id, basisPoints })),
  formedAt: new Date(formedAt).toISOString(),
  hasContract: contractSha256 !== undefined,
});

function refusalOf(reason: LotRefusal | ApiRefusal['reason']): ApiRefusal {
  if (typeof reason === 'string') return { reason };
  const field = reason.listingKey ?? 'homes';
  return { reason: 'lot-refused', errors: [{ field, message: lotRefusalWords(reason, null) }] };
}
