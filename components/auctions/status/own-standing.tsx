import Link from 'next/link';
import type { ReactNode } from 'react';
import { isSale } from '@/components/auctions/auction-copy';
import { type BidSession, useBidSession } from '@/components/auctions/live/auction-context';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { type BidReceipt, isOver } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoney } from '@/lib/format';
import { ownStanding as copy } from '@/messages/auctions/own-standing';
import { bidderPositionWords } from './bidder-position-copy';
import { StatusActions, StatusLine } from './status-line';

interface OwnStandingProps {
  /** Of the bid that was just accepted. */
  readonly receipt?: BidReceipt;
  readonly isRaise?: boolean;
}

/** Leading, outbid, won, or lost. */
export function OwnStanding({ receipt, isRaise = false }: OwnStandingProps) {
  const session = useBidSession();
  const { auction, standing } = session;
  const isLeading = standing === 'leading';
  const isGood = isLeading && auction.outcome !== 'fell-through';
  return (
    <StatusLine
      tone={isGood ? 'good' : isOver(auction) ? 'info' : 'warning'}
      title={bidderPositionWords(auction, isLeading)}
    >
      <p>
        {receipt && !isOver(auction)
          ? receiptWords(receipt, { isLeading, isRaise })
          : ownWords(session, isLeading)}
      </p>
      {isLeading && isSale(auction.outcome) && <OpenClosingRoom auctionId={auction.id} />}
      {receipt?.signedWith && !isOver(auction) && (
        // Only in the drawer: in the panel it would push the field of the bid out of view.
        <p className="hidden [dialog_&]:block">
          {copy.signedHere({ link: linkTo(accountRoutes.bidDevices(auction.id)) })}
        </p>
      )}
    </StatusLine>
  );
}

/** The one next step of a winner. */
const OpenClosingRoom = ({ auctionId }: { readonly auctionId: string }) => (
  <StatusActions>
    <LinkButton href={accountRoutes.saleOf(auctionId)} prefetch={false} variant="primary">
      {copy.openClosingRoom}
    </LinkButton>
  </StatusActions>
);

/** Where to go after a sale; before it their maximum while leading, and what to bid if outbid. */
function ownWords({ auction, place: { maximumCents } }: BidSession, isLeading: boolean): ReactNode {
  const { id, outcome } = auction;
  if (isSale(outcome))
    return isLeading ? copy.nextComeContract : copy.becomeBackup({ link: linkTo(accountRoutes.backups) });
  if (outcome === 'fell-through')
    return isLeading
      ? copy.saleEnded({ link: linkTo(accountRoutes.saleOf(id)) })
      : copy.firstSaleEnded({ link: linkTo(accountRoutes.sales) });
  if (maximumCents === null) return null;
  const maximum = formatMoney(maximumCents);
  if (isOver(auction)) return copy.lastMaximum({ maximum });
  const minimumCents = auction.minimumNextBidCents;
  if (isLeading || minimumCents === null) return copy.maximum({ maximum });
  return copy.nextBid({ maximum, minimum: formatMoney(minimumCents) });
}

interface Lead {
  readonly isLeading: boolean;
  readonly isRaise: boolean;
}

function receiptWords(receipt: BidReceipt, { isLeading, isRaise }: Lead): ReactNode {
  const { auctionId, maximumCents, standing } = receipt;
  const link = linkTo(accountRoutes.receiptsOf(auctionId));
  const maximum = formatMoney(maximumCents);
  if (isLeading) return (isRaise ? copy.raised : copy.bidIn)({ maximum, link });
  return (standing === 'leading' ? copy.bidLedBefore : copy.bidInOutbid)({ maximum, link });
}

const linkTo = (href: string) => (children: ReactNode) => (
  <Link href={href} prefetch={false} className="text-link">
    {children}
  </Link>
);
