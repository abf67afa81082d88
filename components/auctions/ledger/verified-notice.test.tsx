import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { VerifiedLedger } from '@/lib/client/auctions/verify-ledger';
import { VerifiedNotice } from './verified-notice';

const verification = {
  ok: true,
  entries: 3,
  pricesRecomputed: 2,
  sealedComparisons: 0,
  head: { seq: 3, hash: 'a'.repeat(64) },
  state: null,
  fault: null,
};
const current = {
  fault: null,
  compared: 1,
  uncovered: 0,
  latestAt: Date.UTC(2026, 10, 20, 15),
  isCurrent: true,
};
const render = (feed: VerifiedLedger['feed']) =>
  renderToStaticMarkup(
    <VerifiedNotice
      auctionId="auction-1"
      verified={{ verification, text: '', fault: null, receiptFaults: [], feed }}
      names={[]}
      savedHeadCount={0}
    />,
  );

describe('the result of a check', () => {
  it('says that the checkpoints are out of date when publishing has stopped', () => {
    const words = render({ ...current, compared: 0, uncovered: 3, isCurrent: false });
    expect(words).toContain('The ledger is valid, but the published verification codes are out of date');
    expect(words).toContain('No published verification code covers this auction.');
    expect(words).toContain('We publish every hour, so either publishing has stopped or a clock is wrong.');
  });

  it('names the latest checkpoint of a current feed without a warning', () => {
    const words = render(current);
    expect(words).toContain('All 3 entries verified');
    expect(words).toContain('The latest publication is from');
    expect(words).not.toContain('out of date');
  });
});
