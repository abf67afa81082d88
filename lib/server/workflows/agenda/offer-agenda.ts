import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import type { User } from '@/lib/domain/accounts/user';
import type { AgendaEntry, Task } from '@/lib/domain/notifications/agenda';
import { isOpenStatus } from '@/lib/domain/offers/offer-vocabulary';
import { formatMoney } from '@/lib/format';
import { listViewedSellerIds } from '@/lib/server/people/organizations/organizations';
import { type ListedOffer, listOwnOffers } from '@/lib/server/workflows/offers/own-offers';
import { agenda as copy } from '@/messages/dashboard/agenda';

/** When each of a person's open offers expires, and a task for each that they must answer. */
export async function listDueOffers(
  user: User,
  now: number,
): Promise<readonly { readonly tasks: readonly Task[]; readonly entries: readonly AgendaEntry[] }[]> {
  const [{ made, received }, viewed] = await Promise.all([
    listOwnOffers(user, now),
    listViewedSellerIds(user.uid),
  ]);
  const own = received.filter(({ sellerId }) => !viewed.includes(sellerId));
  return [...made, ...own].filter(({ offer }) => isOpenStatus(offer.status)).map(toDue);
}

function toDue({ offer: { offerId, terms, turn, expiresAt }, side, listingKey, place }: ListedOffer) {
  const about = { id: `offer-${offerId}`, place, path: accountRoutes.offer(offerId) };
  const price = formatMoney(terms.priceCents);
  return {
    tasks:
      turn === side
        ? [
            {
              ...about,
              listingKey,
              what: copy.answerOffer({ price }),
              action: copy.respond,
              by: expiresAt,
            },
          ]
        : [],
    entries: [{ ...about, what: copy.offerExpires({ price }), at: expiresAt }],
  };
}
