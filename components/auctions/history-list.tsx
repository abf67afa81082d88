import { AuctionButton } from '@/components/auctions/live/auction-button';
import { LivePart } from '@/components/auctions/live/auction-context';
import { canReplay, type HistoryLine, type PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { formatInstant } from '@/lib/format';
import { routes } from '@/lib/routes';
import { historyList as copy } from '@/messages/auctions/history-list';
import { replay } from '@/messages/auctions/replay';

/** Number of entries shown before the visitor asks for all. */
export const SHOWN_LINES = 3;

interface HistoryListProps {
  readonly auction: PublicAuction;
  /** Newest entries. */
  readonly lines: readonly HistoryLine[];
}

/** Auction history, newest first, under aliases. */
export function HistoryList({ auction, lines }: HistoryListProps) {
  return (
    <div>
      <LivePart name="historyLines">
        <HistoryLines lines={lines} />
      </LivePart>
      <AuctionButton
        name="show-history"
        isHidden={auction.version <= SHOWN_LINES}
        size="small"
        className="needs-script no-print float-right mt-1"
      >
        {showAllLabel(auction.version)}
      </AuctionButton>
      <Replay auction={auction} />
      <details className="fold">
        <summary>{copy.verify}</summary>
        <LedgerHead auction={auction} />
      </details>
    </div>
  );
}

const Replay = ({ auction }: { readonly auction: PublicAuction }) => (
  <>
    <AuctionButton
      name="replay"
      isHidden={!canReplay(auction)}
      size="small"
      className="needs-script no-print mt-1"
    >
      {replay.start}
    </AuctionButton>
    <LivePart name="replay" />
  </>
);

export const showAllLabel = (total: number): string => copy.showAllEntries({ total });

interface HistoryLinesProps {
  readonly lines: readonly HistoryLine[];
  readonly ownAlias?: string | null;
}

export const HistoryLines = ({ lines, ownAlias = null }: HistoryLinesProps) => (
  <ol className="history">
    {lines.map((line) => (
      <Line key={line.seq} line={line} isOwn={line.alias !== null && line.alias === ownAlias} />
    ))}
  </ol>
);

function Line({ line, isOwn }: { readonly line: HistoryLine; readonly isOwn: boolean }) {
  return (
    <li className={isOwn ? 'own' : undefined}>
      <p>
        {line.text}
        {isOwn && <em>{copy.you}</em>}
      </p>
      <time dateTime={line.at}>{formatInstant(line.at)}</time>
    </li>
  );
}

/** The latest hash of the chain. Anyone who keeps it can later prove that no earlier entry was changed. */
function LedgerHead({ auction }: { readonly auction: PublicAuction }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
      <span>
        {copy.verificationCode}{' '}
        <LivePart name="ledgerHead">
          <LedgerHeadHash hash={auction.ledgerHead} />
        </LivePart>
      </span>
      <AuctionButton
        name="copy-head"
        size="small"
        variant="quiet"
        className="needs-script no-print"
        aria-label={copy.copyFullVerification}
      >
        {copy.copy}
      </AuctionButton>
      <span className="w-full">
        {copy.everyEntryChained({
          link: (children) => (
            <a href={routes.ledger(auction.id)} className="text-link">
              {children}
            </a>
          ),
        })}
      </span>
    </div>
  );
}

export const LedgerHeadHash = ({ hash }: { readonly hash: string }) => (
  <code className="text-text">{hash.slice(0, 16)}…</code>
);
