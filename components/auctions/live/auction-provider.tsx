'use client';

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { hasSessionHint } from '@/lib/client/accounts/auth';
import { useAuction } from '@/lib/client/auctions/live';
import { keepTyped, typedBefore } from '@/lib/client/auctions/typed-amount';
import { createCell } from '@/lib/client/page/cell';
import { notify } from '@/lib/client/page/notify';
import { useLoaded } from '@/lib/client/page/use-loaded';
import type { HistoryLine, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { auctionProvider as copy } from '@/messages/auctions/auction-provider';
import { useAuth } from '@/providers/auth-provider';
import {
  AuctionPageContext,
  type BidCosts,
  type BidderDuties,
  type BidHome,
  type BidSession,
  type ButtonName,
  LivePart,
} from './auction-context';

interface AuctionProviderProps {
  readonly initial: PublicAuction;
  readonly duties: BidderDuties;
  /** Newest history lines, also rendered by the server. */
  readonly history: readonly HistoryLine[];
  readonly costs: BidCosts;
  readonly home: BidHome;
  readonly children: ReactNode;
}

/**
 * Follows an auction for all islands of its page. Loads the live code on first need: an auction update, a
 * typed amount, a pressed button, or a signed-in visitor.
 */
export function AuctionProvider({ initial, children, ...terms }: AuctionProviderProps) {
  const { auction, connection } = useAuction(initial);
  const [typed, setTyped] = useTypedAmount(initial.id);
  const [session] = useState(() => createCell<BidSession | null>(null));
  const [firstPress, setFirstPress] = useState<ButtonName | null>(null);
  const isNews = auction.version !== initial.version || auction.status !== initial.status;
  const isUsed = typed !== '' || firstPress !== null;
  const isSomebodyHere = useIsSomebodyHere();
  const live = useLoaded(load, isNews || isUsed || isSomebodyHere);

  async function press(button: ButtonName) {
    const isThere = await load().then(
      () => true,
      () => false,
    );
    if (!isThere) return notify(noConnection);
    const now = session.get();
    if (now) now.press(button);
    else setFirstPress(button);
  }

  return (
    <AuctionPageContext value={{ auction, initial, connection, typed, setTyped, press, session }}>
      {children}
      {live && <live.BidSessionHost {...terms} firstPress={firstPress} />}
      <LivePart name="dialogs" />
      <p aria-live="polite" className="sr-only">
        <LivePart name="announcement" />
      </p>
    </AuctionPageContext>
  );
}

/** Keeps the typed amount across a reload. */
function useTypedAmount(auctionId: string): readonly [string, (typed: string) => void] {
  const [typed, setTypedNow] = useState('');
  useEffect(() => setTypedNow((now) => now || typedBefore(auctionId)), [auctionId]);
  const setTyped = useCallback(
    (value: string) => {
      keepTyped(auctionId, value);
      setTypedNow(value);
    },
    [auctionId],
  );
  return [typed, setTyped];
}

/** True if someone is signed in, or this browser has a session that will identify them. */
function useIsSomebodyHere(): boolean {
  const auth = useAuth();
  const [hasHint, setHasHint] = useState(false);
  useEffect(() => setHasHint(hasSessionHint()), []);
  return hasHint || auth.state === 'signed-in';
}

const load = () => import('./bid-session');

const noConnection = {
  tone: 'error',
  title: copy.theresNoConnection,
  description: copy.nothingSentAmount,
} as const;
