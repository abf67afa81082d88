import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import type { Side } from '@/lib/domain/closings/closing-steps';
import type { ClosingTrouble } from '@/lib/domain/closings/closing-words';
import type { Closing } from '@/lib/domain/closings/stored-closing';
import { type Result, refuse } from '@/lib/domain/shared/result';
import { isSeller } from '@/lib/server/people/organizations/seller';
import { readActingUser } from '@/lib/server/people/sessions/acting-user';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { whileNotBusy } from '@/lib/server/platform/store/while-not-busy';
import { closings } from '@/lib/server/records/closings/closing-collections';

const closingLimit: RateLimit = { name: 'sales', burst: 60, refillMs: 2_000 };

/** A sale as read for one act, and which side acts. */
export interface InClosing {
  readonly tx: Transaction;
  readonly closing: Closing;
  readonly side: Side;
  readonly user: User;
}
export type Done<T> = Promise<Result<T, ClosingTrouble>>;

/** Which side of a sale somebody is on: the buyer, or who sells, alone or as a member. Null: on neither. */
export async function sideOf(
  reader: Reader,
  { buyerId, sellerId }: Pick<Closing, 'buyerId' | 'sellerId'>,
  uid: string,
): Promise<Side | null> {
  if (uid === buyerId) return 'buyer';
  return (await isSeller(reader, sellerId, uid)) ? 'seller' : null;
}

/** Runs the work in one commit, once it is sure who acts and on which side. Staff read; they act for nobody. */
export const inClosing = <T>(
  by: SignedIn,
  saleId: string,
  now: number,
  work: (given: InClosing) => Done<T>,
): Done<T> =>
  asPerson(by, now, saleId, async (tx, user) => {
    const closing = (await tx.get(closings, saleId))?.data;
    const side = closing && (await sideOf(tx, closing, user.uid));
    if (!closing) return refuse('not-found');
    if (!side) return refuse(user.role === 'admin' ? 'not-a-party' : 'not-found');
    return work({ tx, closing, side, user });
  });

/** The same for who is no party yet. `key` queues what is done about one thing. */
export async function asPerson<T>(
  by: SignedIn,
  now: number,
  key: string,
  work: (tx: Transaction, user: User) => Done<T>,
): Done<T> {
  if (!takeToken(closingLimit, by.user.uid, now).isAllowed) return refuse('too-many');
  return whileNotBusy<T, ClosingTrouble>(() =>
    runtime().store.transact(
      async (tx): Done<T> => {
        const user = await readActingUser(tx, by);
        return user ? work(tx, user) : refuse('signed-out');
      },
      { key: `sale:${key}` },
    ),
  );
}
