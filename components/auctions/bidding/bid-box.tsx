import Link from 'next/link';
import type { ReactNode } from 'react';
import { Fold } from '@/components/auctions/fold';
import { WinEssence, WinnerTerms, type WinTerms, WinTitle } from '@/components/auctions/if-you-win';
import { LivePart } from '@/components/auctions/live/auction-context';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoney } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { bidBox as copy } from '@/messages/auctions/bid-box';
import { BidDock } from './bid-dock';

/** What the bidder still lacks: undefined while signed out, null when nothing is missing. */
type Missing =
  | { readonly reason: string; readonly limitCents?: number; readonly missing?: readonly string[] }
  | null
  | undefined;

interface BidBoxProps {
  readonly auction: PublicAuction;
  /** Path of this page; registration returns to it. */
  readonly path: string;
  readonly missing?: Missing;
  /** State of the viewer's bid. */
  readonly outcome?: ReactNode;
  readonly form: ReactNode;
  /** Buy-now price. */
  readonly buyNow: ReactNode;
  /** Total cost and obligations of a bid. */
  readonly notes: ReactNode;
}

/** What the visitor can do now: bid, prepare to bid, or watch. */
export function BidBox({ auction, path, missing, outcome, form, buyNow, notes }: BidBoxProps) {
  const { status } = auction;
  if (status === 'scheduled')
    return <Prepare auction={auction} path={path} missing={missing} notes={notes} buyNow={buyNow} />;
  if (status !== 'open')
    return (
      <>
        {outcome}
        <LookOn isPaused={status === 'paused'} buyNow={buyNow} />
      </>
    );
  return (
    <>
      {outcome}
      <BidDock auction={auction}>{form}</BidDock>
      {buyNow}
      {notes}
    </>
  );
}

/** Before the start: what a bidder needs and which parts are still missing. */
function Prepare({ auction, path, missing, notes, buyNow }: Omit<BidBoxProps, 'outcome' | 'form'>) {
  return (
    <div className="mt-5 border-t border-line pt-5">
      <p className="text-sm">{preparationWords(missing)}</p>
      {canPrepare(missing) && (
        <BidDock auction={auction}>
          <LinkButton
            href={
              missing?.reason === 'over-limit'
                ? accountRoutes.raiseLimit(path, '')
                : accountRoutes.registerFor(path, missing?.missing?.[0])
            }
            prefetch={false}
            variant="primary"
            className="w-full"
          >
            {missing?.reason === 'over-limit' ? copy.requestHigherLimit : copy.registerBid}
          </LinkButton>
        </BidDock>
      )}
      {buyNow}
      {notes}
    </div>
  );
}

const canPrepare = (missing: Missing): boolean =>
  missing !== null && missing?.reason !== 'conflict-of-interest';

function preparationWords(missing: Missing): string {
  if (missing?.reason === 'over-limit')
    return copy.bidLimitLess({ limit: formatMoney(missing.limitCents ?? 0) });
  if (canPrepare(missing)) return copy.bidNeedConfirmed;
  if (missing) return copy.signedStaffStaff;
  return copy.readyEmailConfirmed;
}

function LookOn({ isPaused, buyNow }: { readonly isPaused: boolean } & Pick<BidBoxProps, 'buyNow'>) {
  if (isPaused)
    return (
      <div className="mt-5 border-t border-line pt-5">
        <p className="text-sm">{copy.biddingResumesAfter}</p>
        {buyNow}
      </div>
    );
  return (
    <p className="mt-5 border-t border-line pt-5 text-sm">
      <Link href={routes.auctions} className="text-link">
        {copy.seeAuctionsOpen}
      </Link>
    </p>
  );
}

interface BidNotesProps {
  /** Obligations of the winner; null while nothing can be bid. */
  readonly win: WinTerms | null;
  /** Total cost of the bid in few words; null without a price. */
  readonly total: ReactNode;
  /** The same in one sentence. */
  readonly wholePrice: ReactNode;
}

/**
 * Folded below the form, so that it stays in view. Only the words in a fold are replaced, so that an open fold
 * stays open.
 */
export const BidNotes = ({ win, total, wholePrice }: BidNotesProps) => (
  <div className="mt-4 divide-y divide-line border-y border-line">
    <LivePart name="ifYouWin">
      {win && (
        <Fold
          title={
            <LivePart name="winTitle">
              <WinTitle {...win} />
            </LivePart>
          }
          summary={
            <LivePart name="winEssence">
              <WinEssence {...win} />
            </LivePart>
          }
        >
          <LivePart name="winTerms">
            <WinnerTerms {...win} />
          </LivePart>
        </Fold>
      )}
    </LivePart>
    <Fold title={<LivePart name="total">{total ?? copy.totalCost}</LivePart>}>
      <p className="text-text-muted">
        {copy.noBuyersPremium} <LivePart name="totalCost">{wholePrice}</LivePart>
      </p>
    </Fold>
    <p className="py-2 text-sm text-text-muted">
      {copy.newBiddingTry({
        link: (children) => (
          <Link href={pageRoutes.practice} prefetch={false} className="text-link text-text">
            {children}
          </Link>
        ),
      })}
    </p>
  </div>
);
