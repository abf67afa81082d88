import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { staffCancelReasons } from '@/lib/domain/staff/auction-actions';
import { cancelLabels } from '@/lib/domain/staff/staff-words';
import { formatMoment, formatMoney, formatPlural } from '@/lib/format';
import { StaffForm } from './staff-form';

interface SteerFormsProps {
  readonly auction: PublicAuction;
  /** The path of the page they stand on. */
  readonly page: string;
}

/** What staff can do to an auction: pause it for an outage, let it go on, cancel it. */
export function SteerForms({ auction, page }: SteerFormsProps) {
  const { status, bidCount, currentPriceCents, startsAt, endsAt, listingKey, id } = auction;
  const isOn = ['scheduled', 'open', 'paused', 'settling'].includes(status);
  const turn = status === 'paused' ? 'resume' : 'pause';
  const sent = { id: listingKey, on: id };
  return (
    <section aria-labelledby="auction" className="mt-12">
      <h2 id="auction" className="border-t-2 border-primary pt-3 text-heading font-semibold">
        Auction
      </h2>
      <p className="mb-6 mt-2 text-text-muted">
        {bidCount === 0 ? 'No bid' : `${formatPlural(bidCount, 'bid')}, at ${formatMoney(currentPriceCents)}`}{' '}
        · from {formatMoment(startsAt)} · until {formatMoment(endsAt)}
        {status === 'paused' && ', later by as long as the pause lasts'}
      </p>
      {isOn && (
        <div className="space-y-8">
          <StaffForm
            key={turn}
            action="steer"
            name={turn}
            page={page}
            sent={{ ...sent, what: turn }}
            why={{
              label: turn === 'pause' ? 'Which outage?' : 'Why can it go on?',
              help: 'Kept in the audit log. The pause and the new end stand in the public history.',
            }}
            submit={turn === 'pause' ? 'Pause the auction' : 'Let the auction go on'}
          />
          <details>
            <summary className="cursor-pointer py-1 font-medium">Cancel the auction</summary>
            <div className="mt-4">
              <p className="mb-4 max-w-prose text-text-muted">
                For a reason of the rules alone, and in public. The listing stays.
              </p>
              <StaffForm
                action="steer"
                name="cancel"
                page={page}
                sent={{ ...sent, what: 'cancel' }}
                choice={{
                  label: 'Reason',
                  options: staffCancelReasons.map((each) => [each, cancelLabels[each]]),
                }}
                why={{ label: 'What happened?', help: 'Kept in the audit log.' }}
                submit="Cancel for this reason"
              />
            </div>
          </details>
        </div>
      )}
    </section>
  );
}
