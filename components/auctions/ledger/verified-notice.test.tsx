import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { VerifiedLedger } from '@/lib/client/auctions/verify-ledger';
import { VerifiedNotice } from './verified-notice';

const verification = {
  ok: true,
  entries: 3,
  pricesRecomputed: 2,
  sealedComparisons: 0,
  signed: { alias: 0, device: 0, session: 0, none: 0 },
  head: { seq: 3, hash: 'a'.repeat(64) },
  state: null,
  fault: null,
};
const savedLedgers = { matching: 0, signed: 0, faults: [] };
const current = {
  ...{ fault: null, size: 705, included: 2, waiting: 1, scanned: 705, continued: 1, note: '' },
  replaced: [{ origin: 'old.example/log', size: 700, root: new Uint8Array(32), index: 690 }],
  isQuorumMet: true,
  ...{ signed: ['w1.example'], missing: ['w2.example'] },
};
const render = (log: VerifiedLedger['log'], signed = verification.signed) =>
  renderToStaticMarkup(
    <VerifiedNotice
      auctionId="auction-1"
      verified={{
        verification: { ...verification, signed },
        ...{ text: '', fault: null, receiptFaults: [], signedReceipts: 0, savedLedgers, log },
      }}
      names={[]}
      savedHeadCount={0}
    />,
  );

describe('the result of a check', () => {
  it('says what the log proves, and which witnesses signed', () => {
    const words = render(current);
    expect(words).toContain('All 3 entries verified');
    expect(words).toContain(
      '2 of 3 entries are in the transparency log, each with a proof. The log has 705 entries.',
    );
    expect(words).toContain('The newest entry should be in the log within a minute.');
    expect(words).toContain('The ledger has every entry that the log has for this auction.');
    expect(words).toContain('The log still contains everything this browser saw in it on your last check.');
    expect(words).toContain(
      'The new log keeps the first 690 of 700 entries of the former log, old.example/log.',
    );
    expect(words).toContain(
      '1 of 2 witnesses signed this log: w1.example. Not signed by: w2.example. The signatures meet the quorum in the list of keys.',
    );
  });

  it('says how many bids are signed, which keys a session added, and which bids are not signed', () => {
    const words = render(current, { alias: 3, device: 1, session: 1, none: 2 });
    expect(words).toContain('5 of 7 bids are signed with the bidder’s key.');
    expect(words).toContain('1 of them is signed with a key “added by session”');
    expect(words).toContain('2 bids aren’t signed');
    expect(render(current)).not.toContain('signed with');
  });

  it('says what is not shown without witnesses, and when the log was not searched', () => {
    const words = render({ ...current, scanned: 0, continued: 0, signed: [], missing: [] });
    expect(words).toContain(
      'Without witnesses, this check can’t tell whether other people are shown a different log.',
    );
    expect(words).toContain('The log is too long to search in your browser');
    expect(words).not.toContain('still contains everything');
  });

  it('does not call an empty log too long', () => {
    const words = render({ ...current, size: 0, included: 0, waiting: 3, scanned: 0 });
    expect(words).not.toContain('too long');
    expect(words).toContain('The ledger has every entry that the log has for this auction.');
  });

  it('shows a receipt that the ledger denies beside the fault of the ledger', () => {
    const words = renderToStaticMarkup(
      <VerifiedNotice
        auctionId="auction-1"
        verified={{
          verification: { ...verification, ok: false },
          ...{ text: '', fault: 'The ledger ends early.', receiptFaults: ['The ledger denies it.'] },
          ...{ signedReceipts: 1, savedLedgers, log: null },
        }}
        names={['receipt.json']}
        savedHeadCount={0}
      />,
    );
    expect(words).toContain('The ledger ends early.');
    expect(words).toContain('receipt.json: The ledger denies it.');
  });

  it('puts a log that does not match in the title', () => {
    const words = render({ ...current, fault: 'The log has a different entry 2.' });
    expect(words).toContain('The ledger doesn’t match the transparency log');
    expect(words).toContain('The log has a different entry 2.');
    expect(words).not.toContain('each with a proof');
  });
});
