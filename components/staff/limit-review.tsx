import type { Choice } from '@/components/ui/form/form-field';
import { accountRoutes } from '@/lib/account-routes';
import { buyerLabels, titleLabels } from '@/lib/domain/accounts/registration-copy';
import type { Registration, User } from '@/lib/domain/accounts/user';
import type { LimitRequest } from '@/lib/domain/eligibility/bid-limit-request';
import type { ReviewedFunds } from '@/lib/domain/eligibility/proof-of-funds';
import { formatDay, formatMoment, formatMoney } from '@/lib/format';
import { limitCopy as copy } from './staff-copy';
import { StaffForm } from './staff-form';

interface LimitReviewProps {
  readonly person: User;
  readonly limit: {
    readonly limitCents: number;
    readonly leftCents: number;
    readonly funds: ReviewedFunds | null;
    readonly request: LimitRequest | null;
    readonly proofName: string | null;
  };
}

/** A bidder's registration, current bid limit, and request for a higher one with proof of funds. */
export function LimitReview({ person: { uid, registration }, limit }: LimitReviewProps) {
  const { limitCents, leftCents, funds, request, proofName } = limit;
  return (
    <section id="limit" aria-labelledby="limit-title" className="mt-12 scroll-mt-6">
      <h2 id="limit-title" className="border-t-2 border-primary pt-3 text-heading font-semibold">
        Bid limit and proof of funds
      </h2>
      <p className="mt-3">
        May bid up to <strong className="font-semibold tabular-nums">{formatMoney(limitCents)}</strong> in all
        {leftCents < limitCents && `, and ${formatMoney(leftCents)} of it is left`}.{' '}
        {funds
          ? `Funds reviewed up to ${formatMoney(funds.cents)} on ${formatDay(funds.at)}.`
          : 'No proof of funds was reviewed.'}
      </p>
      {registration && <Declared registration={registration} />}
      {request && (
        <p className="mt-4 break-words">
          {formatMoment(request.at)}: asked for a review of {formatMoney(request.askedCents)}.{' '}
          {proofName === null ? (
            'The proof of funds is deleted.'
          ) : (
            <a href={accountRoutes.proof(request.proofId)} className="text-link">
              {proofName}
            </a>
          )}
          {request.decided &&
            ` ${formatMoment(request.decided.at)}: ${request.status}, ${request.decided.why}`}
        </p>
      )}
      {request?.status === 'open' && (
        <div className="mt-6">
          <StaffForm
            action="decideLimit"
            id="limit-review"
            page={accountRoutes.staffPerson(uid)}
            hidden={{ id: uid, on: String(request.at), what: 'limit' }}
            choice={{ label: copy.provenAmount, choices: toChoices(request.askedCents) }}
            why={{ label: copy.why, help: copy.whyHelp }}
            submit={copy.submit}
          />
        </div>
      )}
    </section>
  );
}

const STEPS_DOLLARS = [
  100_000, 250_000, 500_000, 750_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000,
];

/** The requested amount, round amounts below it, or none. */
function toChoices(requestedCents: number): readonly Choice[] {
  const between = STEPS_DOLLARS.map((dollars) => dollars * 100).filter((cents) => cents < requestedCents);
  return [
    { value: String(requestedCents), label: copy.asRequested(formatMoney(requestedCents)) },
    ...between.reverse().map((cents) => ({ value: String(cents), label: formatMoney(cents) })),
    { value: 'keep', label: copy.nothing },
  ];
}

function Declared({ registration }: { readonly registration: Registration }) {
  const { address, title, buyerType, household = [], organisation } = registration;
  const lines = [
    address && [
      'Postal address',
      `${address.street}, ${address.city}, ${address.state} ${address.postalCode}`,
    ],
    title && ['Title', [titleLabels[title.kind], title.name].filter(Boolean).join(': ')],
    buyerType && ['Buys as', buyerLabels[buyerType]],
    household.length > 0 && ['Household', household.join(', ')],
    organisation && ['Organization', organisation],
  ].filter((line) => typeof line === 'object');
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[9rem_1fr]">
      {lines.map(([term, words]) => (
        <div key={term} className="contents">
          <dt className="text-text-muted">{term}</dt>
          <dd className="min-w-0 break-words max-sm:mb-2">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
