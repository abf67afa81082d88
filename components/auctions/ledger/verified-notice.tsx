import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { DownloadIcon } from '@/components/ui/page-icons';
import type { VerifiedLedger } from '@/lib/client/auctions/verify-ledger';
import { saveJson } from '@/lib/client/page/save-file';
import { verifiedNotice as copy } from '@/messages/auctions/verified-notice';

interface VerifiedNoticeProps {
  readonly auctionId: string;
  readonly verified: VerifiedLedger;
  /** From the receipt files. */
  readonly names: readonly string[];
  /** Number of ledger heads from earlier visits that were checked. */
  readonly savedHeadCount: number;
}

/** What the verification proved, what stays sealed, or the first error. */
export function VerifiedNotice({ auctionId, verified, names, savedHeadCount }: VerifiedNoticeProps) {
  const { verification, fault, receiptFaults, signedReceipts, savedLedgers, text, log } = verified;
  const seq = verification.fault?.seq ?? null;
  const badReceipts = receiptFaults.flatMap((each, index) => (each ? [`${names[index]}: ${each}`] : []));
  const badFiles = [...badReceipts, ...savedLedgers.faults];
  if (fault)
    return (
      <Notice
        tone="error"
        title={seq === null ? copy.ledgerFailedVerification : copy.entryFailedVerification({ seq })}
      >
        <p>{fault}</p>
        {badFiles.map((words) => (
          <p key={words} className="font-semibold">
            {words}
          </p>
        ))}
        <p>{copy.entriesBeforePassed({ entries: verification.entries })}</p>
        <Keep auctionId={auctionId} text={text} />
      </Notice>
    );
  return (
    <Notice
      tone={badFiles.length > 0 || log?.fault ? 'error' : 'success'}
      title={titleOf(verified, badFiles.length > 0)}
    >
      <ul className="list-disc space-y-1 pl-4">
        {badFiles.map((words) => (
          <li key={words} className="font-semibold">
            {words}
          </li>
        ))}
        <li>{copy.eachEntryFollows}</li>
        <li>{copy.pricesRecomputedUnder({ pricesRecomputed: verification.pricesRecomputed })}</li>
        <li>{copy.arrivalTimesServers}</li>
        <SignedLines signed={verification.signed} />
        <ReserveLine state={verification.state} />
        {log?.fault && <li className="font-semibold">{log.fault}</li>}
        {log && !log.fault && <li>{logWords(log)}</li>}
        {log?.replaced.map(({ origin, size, index: kept }) => (
          <li key={origin}>{copy.logReplaced({ origin, size, kept })}</li>
        ))}
        {log && <li>{witnessWords(log)}</li>}
        {savedHeadCount > 0 && <li>{copy.verificationCodesSaved({ savedHeadCount })}</li>}
        {names.length > 0 && badReceipts.length === 0 && (
          <li>{copy.receiptsMatchLedger({ names: names.length })}</li>
        )}
        {savedLedgers.matching > 0 && (
          <li>{copy.savedLedgersMatch({ ledgers: savedLedgers.matching, signed: savedLedgers.signed })}</li>
        )}
        {signedReceipts > 0 && <li>{copy.receiptsSigned({ receipts: signedReceipts })}</li>}
        <li>{sealedWords(verification.sealedComparisons)}</li>
      </ul>
      <Keep auctionId={auctionId} text={text} />
    </Notice>
  );
}

/** Nothing in auctions under earlier rules, which know no keys. */
function SignedLines({ signed }: Pick<VerifiedLedger['verification'], 'signed'>) {
  const { alias, device, session, none } = signed;
  const bids = alias + device + session + none;
  if (bids === 0) return null;
  return (
    <>
      <li>{copy.bidsSigned({ signed: bids - none, bids })}</li>
      {session > 0 && <li>{copy.bySession({ bids: session })}</li>}
      {none > 0 && <li>{copy.unsigned({ bids: none })}</li>}
    </>
  );
}

function ReserveLine({ state }: Pick<VerifiedLedger['verification'], 'state'>) {
  if (!state?.reserve.commitment) return null;
  return <li>{state.reserve.amountCents === null ? copy.reserveSealed : copy.reserveOpened}</li>;
}

function titleOf({ verification, log }: VerifiedLedger, hasBadReceipt: boolean): string {
  if (log?.fault) return copy.ledgerDoesntMatch;
  if (hasBadReceipt) return copy.ledgerValidNot;
  return copy.allEntriesVerified({ entries: verification.entries });
}

type Log = NonNullable<VerifiedLedger['log']>;

const logWords = ({ included, waiting, size, scanned, continued }: Log): string =>
  [
    copy.entriesInLog({ included, entries: included + waiting, size }),
    waiting > 0 && copy.entriesWaiting({ waiting }),
    scanned === size ? copy.nothingHidden : copy.notSearched,
    continued > 0 && copy.logContinues,
  ]
    .filter((words) => words !== false)
    .join(' ');

/** Without a witness, nobody but this visitor knows which log this visitor was shown. */
function witnessWords({ signed, missing, isQuorumMet }: Log): string {
  const names = (list: readonly string[]) => list.join(', ');
  const absent = missing.length > 0 ? ` ${copy.witnessesMissing({ names: names(missing) })}` : '';
  if (signed.length === 0) return `${copy.noWitness}${absent}`;
  const witnesses = signed.length + missing.length;
  const quorum = isQuorumMet ? ` ${copy.quorumMet}` : '';
  return `${copy.witnessesSigned({ signed: signed.length, witnesses, names: names(signed) })}${absent}${quorum}`;
}

function sealedWords(comparisons: number): string {
  if (comparisons === 0) return copy.nothingDependsMaximum;
  return copy.comparisonsDependMaximum({ comparisons });
}

const Keep = ({ auctionId, text }: { readonly auctionId: string; readonly text: string }) => (
  <Button size="small" className="mt-3" onClick={() => saveJson(`ledger-${auctionId}.json`, text)}>
    <DownloadIcon className="size-4" /> {copy.saveCheckedLedger}
  </Button>
);
