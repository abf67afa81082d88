import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import type { MarketRefusal } from '@/lib/domain/inquiries/question';
import type { marketNews } from '@/lib/domain/inquiries/showing';
import { addressLines } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import { type Result, refuse } from '@/lib/domain/shared/result';
import { readActingUser } from '@/lib/server/people/sessions/acting-user';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { whileNotBusy } from '@/lib/server/platform/store/while-not-busy';

/** Runs the work in one commit, once it is sure who asks. */
export const inMarket = <T, R>(
  by: SignedIn,
  work: (tx: Transaction, user: User) => Promise<Result<T, R>>,
): Promise<Result<T, R | MarketRefusal>> =>
  whileNotBusy<T, R | MarketRefusal>(() =>
    runtime().store.transact(async (tx): Promise<Result<T, R | MarketRefusal>> => {
      const user = await readActingUser(tx, by);
      return user ? work(tx, user) : refuse('signed-out');
    }),
  );

export const placeOf = (listing: Listing): string => addressLines(listing).join(', ');

interface News {
  /** Names the message, so that it goes out once. */
  readonly id: string;
  readonly uid: string;
  readonly news: (typeof marketNews)[number];
  readonly place: string;
  readonly slug: string;
  readonly text: string;
  readonly visit?: { readonly visitId: string; readonly startsAt: number };
  readonly now: number;
}

export function tellMarket(tx: Transaction, { id, now, visit, ...news }: News): void {
  tx.create(outbox, id, { ...news, kind: 'market', visit: visit ?? null, attempts: 0, sendAt: now });
}
