import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { staffCancelReasons } from '@/lib/domain/staff/auction-actions';
import { formatMoment, formatMoney } from '@/lib/format';
import { auction as auctionCopy } from '@/messages/staff/auction';
import { auctionActionForms as copy } from '@/messages/staff/auction-action-forms';
import { cancelLabels } from '@/messages/staff/cancel-labels';
import { staff as staffCopy } from '@/messages/staff/staff';
import { StaffDocument, type StaffProof } from './review/staff-document';
import { StaffForm } from './staff-form';

interface AuctionActionFormsProps {
  readonly auction: PublicAuction;
  /** Path of the current page. */
  readonly page: string;
  /** Null while staff can cancel without a document. */
  readonly proof: StaffProof | null;
}

/** Staff actions on an auction: pause it for an outage, resume it, cancel it. */
export function AuctionActionForms({ auction, page, proof }: AuctionActionFormsProps) {
  const { status, bidCount, currentPriceCents, startsAt, endsAt, listingKey, id } = auction;
  const isOn = ['scheduled', 'open', 'paused', 'settling'].includes(status);
  const turn = status === 'paused' ? 'resume' : 'pause';
  const hidden = { id: listingKey, on: id };
  return (
    <section aria-labelledby="auction" className="mt-12">
      <h2 id="auction" className="border-t-2 border-primary pt-3 text-heading font-semibold">
        {copy.auction}
      </h2>
      <p className="mb-6 mt-2 text-text-muted">
        {(status === 'paused' ? copy.paused : copy.oneOther)({
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
              label: turn === 'pause' ? auctionCopy.pause : auctionCopy.resume,
              help: turn === 'pause' ? auctionCopy.pauseHelp : auctionCopy.turnHelp,
            }}
            submit={turn === 'pause' ? auctionCopy.pauseSubmit : auctionCopy.resumeSubmit}
          />
          {proof && <StaffDocument auctionId={id} proof={proof} />}
          {(!proof || proof.hasDocument) && <CancelForm page={page} hidden={hidden} />}
        </div>
      )}
    </section>
  );
}

interface CancelFormProps {
  readonly page: string;
  readonly hidden: Readonly<Record<string, string>>;
}

const CancelForm = ({ page, hidden }: CancelFormProps) => (
  <StaffForm
    action="runAuctionAction"
    id="cancel"
    page={page}
    hidden={{ ...hidden, what: 'cancel' }}
    confirm={{ label: auctionCopy.cancel, text: auctionCopy.cancelText }}
    choice={{
      label: auctionCopy.reason,
      choices: staffCancelReasons.map((value) => ({ value, label: cancelLabels[value] })),
    }}
    why={{ label: auctionCopy.why, help: staffCopy.auditNote }}
    submit={auctionCopy.cancelSubmit}
  />
);
