import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { legalNameOf } from '@/lib/domain/accounts/legal-name';
import type { User } from '@/lib/domain/accounts/user';
import type { ClosingActionRefusal } from '@/lib/domain/closings/closing-action-refusal';
import type { Contract, Party } from '@/lib/domain/closings/closing-schema';
import type { Side } from '@/lib/domain/closings/closing-steps';
import type { Closing, ClosingFile } from '@/lib/domain/closings/stored-closing';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { noFacts } from '@/lib/server/people/commands/run-command';
import { isSeller, isSellersViewer } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { RateLimit } from '@/lib/server/platform/rate-limit';
import type { Reader } from '@/lib/server/platform/store/store';
import { closings } from '@/lib/server/records/closings/closing-collections';

export type ClosingAnswer<T> = Promise<Result<T, ClosingActionRefusal>>;

const closingLimit: RateLimit = { name: 'sales', burst: 60, refillMs: 2_000 };

interface ClosingSubject {
  readonly user: User;
  readonly closing: Closing;
  readonly side: Side | null;
  readonly isViewer: boolean;
}

/** A closing and the side the person acts for. */
export interface ClosingContext extends Omit<ClosingSubject, 'isViewer'> {
  readonly side: Side;
}

/** A person's side in a closing: the buyer, or the seller, also as a member. Null: neither. */
export async function sideOf(
  reader: Reader,
  { buyerId, sellerId }: Pick<Closing, 'buyerId' | 'sellerId'>,
  uid: string,
): Promise<Side | null> {
  if (uid === buyerId) return 'buyer';
  return (await isSeller(reader, sellerId, uid)) ? 'seller' : null;
}

/** The rate limit and queue of all closing commands. `id`: the closing, or the auction before it has one. */
export const queueForClosing = (by: SignedIn, id: string, now: number) => ({
  by,
  limit: { rate: closingLimit, now },
  key: `sale:${id}`,
});

/** The first steps of a command by either side. Staff can read a closing but not act in it. */
export const onClosing = (by: SignedIn, saleId: string, now: number) => ({
  ...queueForClosing(by, saleId, now),
  facts: noFacts,
  async load(tx: Reader, user: User): Promise<Result<ClosingSubject, ClosingActionRefusal>> {
    const closing = (await tx.get(closings, saleId))?.data;
    if (!closing) return refuse('not-found');
    const [side, isViewer] = await Promise.all([
      sideOf(tx, closing, user.uid),
      isSellersViewer(tx, closing.sellerId, user.uid),
    ]);
    return ok({ user, closing, side, isViewer });
  },
  permit({ user, closing, side, isViewer }: ClosingSubject): Result<ClosingContext, ClosingActionRefusal> {
    if (side === 'seller' && isViewer) return refuse('viewer');
    if (side) return ok({ user, closing, side });
    return refuse(user.role === 'admin' ? 'not-a-party' : 'not-found');
  },
});

/** A person as the closing names them. */
export const partyOf = (user: User): Party => ({ uid: user.uid, name: legalNameOf(user) });

/** A document as the contract to sign. */
export const toContract = ({ saleId, key, title, sha256 }: ClosingFile): Contract => ({
  title,
  sha256,
  href: accountRoutes.saleFile(saleId, key),
});
