import type { ReactNode } from 'react';
import type { Choice } from '@/components/ui/form/form-field';
import { accountRoutes } from '@/lib/account-routes';
import type { Registration, User } from '@/lib/domain/accounts/user';
import type { LimitRequest } from '@/lib/domain/eligibility/bid-limit-request';
import type { ReviewedFunds } from '@/lib/domain/eligibility/proof-of-funds';
import type { ReasonTemplate } from '@/lib/domain/staff/reason-templates';
import { formatDay, formatMoment, formatMoney } from '@/lib/format';
import { buyerLabels } from '@/messages/accounts/buyer-labels';
import { titleLabels } from '@/messages/accounts/title-labels';
import { limit as limitCopy } from '@/messages/staff/limit';
import { limitReview as copy } from '@/messages/staff/limit-review';
import { StaffForm } from './staff-form';
import { TemplatePicker } from './template-picker';

interface LimitReviewProps {
  readonly person: User;
  readonly limit: {
    readonly limitCents: number;
    readonly leftCents: number;
    readonly funds: ReviewedFunds | null;
    readonly request: LimitRequest | null;
    readonly proofName: string | null;
  };
  readonly templates: readonly ReasonTemplate[];
  /** Id of the template that the page was opened with. */
  readonly chosenId: string | null;
}

/** A bidder's registration, current bid limit, and request for a higher one with proof of funds. */
export function LimitReview({ person, limit, templates, chosenId }: LimitReviewProps) {
  const { uid, registration } = person;
  const chosen = templates.find(({ templateId }) => templateId === chosenId);
  const { limitCents, leftCents, funds, request, proofName } = limit;
  return (
    <section id="limit" aria-labelledby="limit-title" className="mt-12 scroll-mt-6">
      <h2 id="limit-title" className="border-t-2 border-primary pt-3 text-heading font-semibold">
        {copy.bidLimitProof}
      </h2>
      <p className="mt-3">
        {leftCents < limitCents
          ? copy.mayBidUpLeft({
              limit: formatMoney(limitCents),
              left: formatMoney(leftCents),
              strong,
            })
          : copy.totalBidLimit({ limit: formatMoney(limitCents), strong })}{' '}
        {funds
          ? copy.fundsReviewed({ cents: formatMoney(funds.cents), at: formatDay(funds.at) })
          : copy.noProofFunds}
      </p>
      {registration && <Declared registration={registration} />}
      {request && (
        <p className="mt-4 break-words">
          {copy.requestedReview({
            at: formatMoment(request.at),
            asked: formatMoney(request.askedCents),
          })}{' '}
          {proofName === null ? (
            copy.proofFundsDeleted
          ) : (
            <a href={accountRoutes.proof(request.proofId)} className="text-link">
              {proofName}
            </a>
          )}
          {request.decided &&
            ` ${copy.decided({
              at: formatMoment(request.decided.at),
              status: request.status,
              why: request.decided.why,
            })}`}
        </p>
      )}
      {request?.status === 'open' && (
        <div className="mt-6">
          <StaffForm
            action="decideLimit"
            id="limit-review"
            page={accountRoutes.staffPerson(uid)}
            hidden={{ id: uid, on: String(request.at), what: 'limit' }}
            choice={{ label: limitCopy.provenAmount, choices: toChoices(request.askedCents) }}
            why={{ label: limitCopy.reasonDecision, help: limitCopy.whyHelp }}
            {...(chosen && { values: { why: chosen.text } })}
            submit={limitCopy.submit}
          >
            <TemplatePicker
              templates={templates}
              use="limit"
              field="limit-review-why"
              page={accountRoutes.staffPerson(uid)}
            />
          </StaffForm>
        </div>
      )}
    </section>
  );
}

const strong = (children: ReactNode) => <strong className="font-semibold tabular-nums">{children}</strong>;

const STEPS_DOLLARS = [
  100_000, 250_000, 500_000, 750_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000,
];

/** The requested amount, round amounts below it, or none. */
function toChoices(requestedCents: number): readonly Choice[] {
  const between = STEPS_DOLLARS.map((dollars) => dollars * 100).filter((cents) => cents < requestedCents);
  return [
    { value: String(requestedCents), label: limitCopy.asRequested({ amount: formatMoney(requestedCents) }) },
    ...between.reverse().map((cents) => ({ value: String(cents), label: formatMoney(cents) })),
    { value: 'keep', label: limitCopy.nothing },
  ];
}

function Declared({ registration }: { readonly registration: Registration }) {
  const { address, title, buyerType, household = [], organisation } = registration;
  const lines = [
    address && [
      copy.mailingAddress,
      `${address.street}, ${address.city}, ${address.state} ${address.postalCode}`,
    ],
    title && [copy.takingTitle, [titleLabels[title.kind], title.name].filter(Boolean).join(': ')],
    buyerType && [copy.buyerType, buyerLabels[buyerType]],
    household.length > 0 && [copy.household, household.join(', ')],
    organisation && [copy.organization, organisation],
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
