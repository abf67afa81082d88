'use client';

import { AlertIcon } from '@/components/ui/icons';
import { useAtServerTime } from '@/lib/client/auctions/server-clock';
import { isOver } from '@/lib/domain/auctions/terms/public-auction';
import { connectionNote as copy } from '@/messages/auctions/connection-note';
import { useAuctionPage } from './auction-context';

interface ConnectionNoteProps {
  /** Shows only the age when space is short. */
  readonly isShort?: boolean;
}

/** Age of the data once the page can no longer follow the auction. */
export function ConnectionNote({ isShort = false }: ConnectionNoteProps) {
  const { auction, connection } = useAuctionPage();
  const since = connection.state === 'stale' ? connection.since : null;
  const age = useAtServerTime((now) =>
    now === null || since === null ? null : Math.max(0, Math.round((Date.now() - since) / 1000)),
  );
  if (isOver(auction) || age === null) return null;
  const words = isShort ? copy.dataOld : copy.dataOldReconnecting;
  return (
    <p className={`flex items-center gap-1.5 font-medium text-warning ${isShort ? 'text-xs' : 'text-sm'}`}>
      <AlertIcon className="size-4 shrink-0" />
      <span className="tabular-nums">{words({ age: ageWords(age) })}</span>
    </p>
  );
}

const ageWords = (seconds: number): string =>
  seconds < 120 ? copy.seconds({ seconds }) : copy.minutes({ minutes: Math.floor(seconds / 60) });
