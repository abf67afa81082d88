'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useId } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { routes } from '@/lib/routes';
import { useAuctionPage } from './auction-context';
import { BidForm } from './bid-form';
import { hasOutcome, missingFor } from './bid-step';

/** What the visitor can do now: bid, prepare for it, or look on. */
export function BidBox() {
  const { auction, bidding } = useAuctionPage();
  const { flow, step } = bidding;
  const { status } = auction;
  const idPrefix = useId();
  if (status === 'scheduled') return <Prepare />;
  if (status !== 'open' && !hasOutcome(step)) return <LookOn />;
  return (
    <div className="mt-5 border-t border-line pt-5">
      {flow && <flow.BidOutcome />}
      {status === 'open' && step.kind !== 'unknown' && <BidForm idPrefix={idPrefix} />}
      <CostNote />
    </div>
  );
}

/** Before the start: what a bidder needs, and what of it is still missing. */
function Prepare() {
  const { auth } = useAuctionPage();
  const missing = auth.state === 'signed-in' ? missingFor(auth.user) : undefined;
  const path = usePathname();
  return (
    <div className="mt-5 border-t border-line pt-5">
      <p className="text-sm">{preparationWords(missing)}</p>
      {canPrepare(missing) && (
        <LinkButton
          href={`${routes.registration}?next=${encodeURIComponent(path)}`}
          prefetch={false}
          variant="primary"
          className="mt-4 w-full"
        >
          Register to bid
        </LinkButton>
      )}
      <CostNote />
    </div>
  );
}

/** What is missing: undefined while nobody is signed in, null when nothing is. */
type Missing = ReturnType<typeof missingFor> | undefined;

const canPrepare = (missing: Missing): boolean =>
  missing !== null && missing?.reason !== 'conflict-of-interest';

function preparationWords(missing: Missing): string {
  if (canPrepare(missing))
    return 'To bid you need a confirmed e-mail address and a short registration: your legal name, a phone number and the terms of sale. Do it now, so that you are ready when the auction opens.';
  if (missing) return 'You are signed in as staff. Staff never bid.';
  return 'You are ready: your e-mail is confirmed and you are registered. This page opens the bidding by itself.';
}

function LookOn() {
  const { auction } = useAuctionPage();
  if (auction.status === 'paused')
    return (
      <p className="mt-5 border-t border-line pt-5 text-sm">
        Bidding goes on after the pause. This page follows by itself.
      </p>
    );
  return (
    <p className="mt-5 border-t border-line pt-5 text-sm">
      <Link href={routes.auctions} className="text-link">
        See the auctions that are open now
      </Link>
    </p>
  );
}

function CostNote() {
  return (
    <p className="mt-4 text-sm text-text-muted">
      No buyer’s premium. You pay your bid plus closing costs.{' '}
      <Link href={routes.fees} className="text-link text-text">
        What it costs
      </Link>
    </p>
  );
}
