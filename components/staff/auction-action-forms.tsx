import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { staffCancelReasons } from '@/lib/domain/staff/auction-actions';
import { cancelLabels } from '@/lib/domain/staff/staff-copy';
import { formatMoment, formatMoney } from '@/lib/format';
import * as copy from '@/messages/staff';
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
        {copy.auctionActionForms.auction}
      </h2>
      <p className="mb-6 mt-2 text-text-muted">
        {(status === 'paused' ? copy.auctionActionForms.paused : copy.auctionActionForms.oneOther)({
          bidCount,
          currentPrice: formatMoney(currentPriceCents),
          startsAt: formatMoment(startsAt),
          endsAt: formatMoment(endsAt),
        })}
      </p>
      {isOn && (
        <div className="space-y-8">
          <StaffForm
            key={turn}
            action="runAuctionAction"
            id={turn}
            page={page}
            hidden={{ ...hidden, what: turn }}
            why={{
              label: turn === 'pause' ? copy.auction.pause : copy.auction.resume,
              help: copy.auction.turnHelp,
            }}
            submit={turn === 'pause' ? copy.auction.pauseSubmit : copy.auction.resumeSubmit}
          />
          <StaffForm
            action="runAuctionAction"
            id="cancel"
            page={page}
            hidden={{ ...hidden, what: 'cancel' }}
            confirm={{ label: copy.auction.cancel, text: copy.auction.cancelText }}
            choice={{
              label: copy.auction.reason,
              choices: staffCancelReasons.map((value) => ({ value, label: cancelLabels[value] })),
            }}
            why={{ label: copy.auction.why, help: copy.staff.auditNote }}
            submit={copy.auction.cancelSubmit}
          />
        </div>
      )}
    </section>
  );
}
