import Link from 'next/link';
import { accountRoutes } from '@/lib/account-routes';
import type { LimitRequest } from '@/lib/domain/eligibility/bid-limit-request';
import { formatMoment, formatMoney } from '@/lib/format';
import { limitQueue as copy } from '@/messages/staff/limit-queue';

/** People who sent proof of funds, for a bid limit or an offer, longest waiting first. */
export function LimitQueue({ requests }: { readonly requests: readonly LimitRequest[] }) {
  return (
    <section aria-labelledby="limits" className="mt-12 max-w-5xl">
      <h2 id="limits" className="border-t-2 border-primary pt-3 text-heading font-semibold">
        {copy.bidLimitsProof({
          requests: requests.length,
          span: (children) => <span className="font-normal text-text-muted">{children}</span>,
        })}
      </h2>
      {requests.length === 0 ? (
        <p className="mt-2 text-text-muted">{copy.nothingReview}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-b border-line">
          {requests.map(({ uid, name, askedCents, at }) => (
            <li key={uid} className="py-4">
              <Link
                href={`${accountRoutes.staffPerson(uid)}#limit`}
                prefetch={false}
                className="break-words font-medium underline-offset-4 hover:underline"
              >
                {name}
              </Link>
              <p className="mt-1 text-sm text-text-muted">
                {copy.requestedReviewWaiting({
                  asked: formatMoney(askedCents),
                  at: formatMoment(at),
                })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
