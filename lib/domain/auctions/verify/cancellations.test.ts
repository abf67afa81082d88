import { describe, expect, it } from 'vitest';
import {
  aBid,
  anAuction,
  aSalt,
  builtStartsAt,
  lastLie,
} from '@/lib/domain/auctions/commands/auction.builders';
import type { CancelCommand } from '@/lib/domain/auctions/commands/commands';
import { verifyByDocs } from './second-verifier/second-verifier.fixture';
import { verify } from './verify';

const now = builtStartsAt + 7_200_000;
const documentHash = aSalt(9);
const cancel = (more: Partial<CancelCommand> = {}): CancelCommand => ({
  type: 'cancel',
  reason: 'title-defect',
  by: 'seller',
  now,
  ...more,
});
const bound = aBid('a', 270_000);
const unbound = aBid('a', 250_000);

function expectFault(entries: readonly unknown[], code: string): void {
  const { fault } = verify(entries);
  expect(fault?.code).toBe(code);
  expect(verifyByDocs(entries).seq).toBe(fault?.seq);
}

describe('a cancellation', () => {
  it('by a seller bound by bids needs a document, whose hash the ledger names', () => {
    const refused = anAuction({}, [bound, cancel()]);
    expect(refused.refusals).toEqual([{ reason: 'needs-document' }]);
    expect(refused.state.status).toBe('running');
    const done = anAuction({}, [bound, cancel({ documentHash })]);
    expect(done.entries.at(-1)?.data).toMatchObject({ reason: 'title-defect', by: 'seller', documentHash });
    expect(done.state).toMatchObject({ status: 'cancelled', by: 'seller', documentHash });
    expect(verify(done.entries, done.head).ok).toBe(true);
    expect(verifyByDocs(done.entries).seq).toBeNull();
  });

  it('needs one from the first bid on without a reserve, and none before a reserve is met', () => {
    const reserve = { kind: 'none' } as const;
    expect(anAuction({ reserve }, [cancel()]).state.status).toBe('cancelled');
    expect(anAuction({ reserve }, [unbound, cancel()]).state.status).toBe('running');
    const free = anAuction({}, [unbound, cancel()]);
    expect(free.entries.at(-1)?.data).toMatchObject({
      reason: 'title-defect',
      by: 'seller',
      documentHash: null,
    });
  });

  it('by staff needs one, too, and the ledger says that it was them', () => {
    const byStaff = { by: 'staff', reason: 'fraud' } as const;
    expect(anAuction({}, [bound, cancel(byStaff)]).refusals).toEqual([{ reason: 'needs-document' }]);
    const done = anAuction({}, [bound, cancel({ ...byStaff, documentHash })]);
    expect(done.entries.at(-1)?.data).toMatchObject({ ...byStaff, documentHash });
    expect(verify(done.entries).ok).toBe(true);
    expect(verifyByDocs(done.entries).seq).toBeNull();
    expectFault(lastLie(done, { documentHash: null }), 'canceled-without-document');
    const free = anAuction({}, [unbound, cancel(byStaff)]);
    expect(free.entries.at(-1)?.data).toMatchObject({ ...byStaff, documentHash: null });
  });

  it('by staff under rules version 5 was valid without one', () => {
    const old = anAuction({ rules: 5 }, [bound, cancel({ by: 'staff', reason: 'fraud', documentHash })]);
    const without = lastLie(old, { documentHash: null });
    expect(verify(without).ok).toBe(true);
    expect(verifyByDocs(without).seq).toBeNull();
  });

  it('under earlier rules needs the document, too, but its entry names the reason only', () => {
    expect(anAuction({ rules: 4 }, [bound, cancel()]).state.status).toBe('running');
    const done = anAuction({ rules: 4 }, [bound, cancel({ documentHash })]);
    expect(done.entries.at(-1)?.data).toMatchObject({ reason: 'title-defect' });
    expect(verify(done.entries).ok).toBe(true);
    expectFault(lastLie(done, { by: 'seller', documentHash }), 'other-rules');
  });

  const done = anAuction({}, [bound, cancel({ documentHash })]);
  it.each([
    ['no document although the bids bind the seller', { documentHash: null }, 'canceled-without-document'],
    ['no word on a document', { documentHash: undefined }, 'other-rules'],
    ['no word on who canceled', { by: undefined }, 'other-rules'],
    ['a document that is no hash', { documentHash: 'report.pdf' }, 'invalid-entry'],
    ['somebody else who canceled', { by: 'site' }, 'invalid-entry'],
  ])('is a fault with %s', (_what, data, code) => {
    expectFault(lastLie(done, data), code);
  });
});
