import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { staffCancelReasons } from '@/lib/domain/staff/auction-actions';
import { cancelLabels } from '@/lib/domain/staff/staff-copy';
import { formatMoment, formatMoney, formatPlural } from '@/lib/format';
import { auctionCopy as copy, staffCopy } from './staff-copy';
import { StaffForm } from './staff-form';

interface AuctionActionFormsProps {
  readonly auction: PublicAuction;
  /** Path of the current page. */
  readonly page: string;
}

/** Staff actions on an auction: pause it for an outage, resume it, cancel it. */
export function AuctionActionForms({ auction, page }: AuctionActionFormsProps) {
  const { status, bidCount, currentPriceCents, startsAt, endsAt, listingKey, id } = auction;
  const isOn = ['scheduled', 'open', 'paused', 'settling'].includes(status);
  const turn = status === 'paused' ? 'resume' : 'pause';
  const hidden = { id: listingKey, on: id };
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
            action="runAuctionAction"
            id={turn}
            page={page}
            hidden={{ ...hidden, what: turn }}
            why={{ label: turn === 'pause' ? copy.pause : copy.resume, help: copy.turnHelp }}
            submit={turn === 'pause' ? copy.pauseSubmit : copy.resumeSubmit}
          />
          <StaffForm
            action="runAuctionAction"
            id="cancel"
            page={page}
            hidden={{ ...hidden, what: 'cancel' }}
            confirm={{ label: copy.cancel, text: copy.cancelText }}
            choice={{
              label: copy.reason,
              choices: staffCancelReasons.map((value) => ({ value, label: cancelLabels[value] })),
            }}
            why={{ label: copy.why, help: staffCopy.auditNote }}
            submit={copy.cancelSubmit}
          />
        </div>
      )}
    </section>
  );
}
