import { afterEach, describe, expect, it, vi } from 'vitest';
import { aBid, anAuction, withCommands } from '@/lib/domain/auctions/commands/auction.builders';
import { toBidReceipt } from '@/lib/domain/auctions/ledger/bid-receipt';
import type { Receipt } from '@/lib/domain/auctions/ledger/check-receipt';
import type { LedgerEntry } from '@/lib/domain/auctions/state/facts';
import { logEntryOf } from '@/lib/domain/auctions/transparency/log-entry';
import { cosignatureType } from '@/lib/domain/auctions/transparency/note';
import { formatPolicy } from '@/lib/domain/auctions/transparency/policy';
import {
  aCheckpoint,
  aKey,
  logFileOf,
  type TestKey,
} from '@/lib/domain/auctions/transparency/signed-log.fixture';
import { signStatement } from '@/lib/domain/auctions/transparency/signed-statement';
import { type CheckProgress, isPolicy, readEvidence, verifyLedger } from './verify-ledger';

const before = anAuction({}, [aBid('a', 250_000)]);
const auction = withCommands(before, [aBid('b', 230_000)]);
const [event, entry] = [auction.events[2], auction.entries[2]];
if (event?.type !== 'bid' || !entry) throw new Error('The second bid is the third entry');
const receipt = toBidReceipt(before.state, event, entry);
const site = aKey('www.example.com/log');
const witnesses = [aKey('w1.example', cosignatureType), aKey('w2.example', cosignatureType)];
const nothing = {
  ...{ auctionId: 'auction-1', heads: [], receipts: [], savedLedgers: [], checkpoints: [] },
  policyText: undefined,
};
const check = (receipts: readonly Receipt[] = [], checkpoints: readonly string[] = []) =>
  verifyLedger({ ...nothing, receipts, checkpoints }, () => {});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const logOf = (entries: readonly LedgerEntry[]) =>
  entries.map(({ seq, hash }) => logEntryOf({ auctionId: 'auction-1', seq, hash }));
const serve = (entries: readonly LedgerEntry[], log = logOf(entries), signed: readonly TestKey[] = []) =>
  vi.stubGlobal('fetch', async (path: string) => {
    const bytes = await logFileOf(path, { log: site, entries: log, witnesses, signed });
    if (bytes) return new Response(Buffer.from(bytes));
    const leaves = entries.map(({ seq }) => (seq <= log.length ? seq - 1 : null));
    return Response.json({ auctionId: 'auction-1', entries, leaves });
  });

describe('the ledger check in the browser', () => {
  it('compares the ledger with the log, and names the witnesses', async () => {
    serve(auction.entries, undefined, witnesses.slice(0, 1));
    expect((await check()).log).toMatchObject({
      ...{ fault: null, included: 3, size: 3, scanned: 3 },
      ...{ signed: ['w1.example'], missing: ['w2.example'] },
    });
    serve(before.entries, logOf(auction.entries));
    expect((await check()).log?.fault).toBe(
      'The log has entry 3 of this auction, but the ledger ends before it.',
    );
    serve(auction.entries, logOf(before.entries));
    expect((await check()).log?.fault).toBe('1 older entry is missing from the log.');
  });

  it('refuses a log that does not continue the one of an earlier check', async () => {
    const earlier = [aCheckpoint(logOf(before.entries), site)];
    serve(auction.entries);
    expect((await check([], earlier)).log).toMatchObject({ fault: null, continued: 1 });
    const fork = [aCheckpoint([...logOf(before.entries), 'another entry'], site)];
    expect((await check([], fork)).log?.fault).toContain('There are two different logs.');
  });

  it('checks long ledgers in slices, yields to the page between them, and reports progress', async () => {
    serve(auction.entries);
    const updates: CheckProgress[] = [];
    // Each clock reading advances by six milliseconds, so a 12 ms slice has two steps on any machine.
    let elapsedMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => {
      elapsedMs += 6;
      return elapsedMs;
    });
    await verifyLedger(nothing, (each) => updates.push(each));
    expect(updates.map(({ of, done }) => `${of} ${done}`)).toEqual(['log 0', 'entries 2', 'log 0']);
  });

  it('checks the signature of a receipt', async () => {
    serve(auction.entries);
    const signature = signStatement('receipt', site, receipt);
    expect(await check([{ ...receipt, signature }])).toMatchObject({
      receiptFaults: [null],
      signedReceipts: 1,
    });
    expect(await check([receipt])).toMatchObject({ receiptFaults: [null], signedReceipts: 0 });
    const forged = signStatement('receipt', aKey('www.example.com/log', 4), receipt);
    expect(await check([{ ...receipt, signature: forged }])).toMatchObject({
      receiptFaults: [
        'The signature on the receipt for entry 3 wasn’t made with any of this site’s known keys.',
      ],
      signedReceipts: 0,
    });
  });

  it('shows that the site signed a receipt whose bid its ledger denies', async () => {
    serve(before.entries);
    const signature = signStatement('receipt', site, receipt);
    expect(await check([{ ...receipt, signature }])).toMatchObject({
      fault: expect.stringContaining('ends before entry 3'),
      receiptFaults: ['The site signed the receipt for entry 3, but the ledger contradicts it.'],
      signedReceipts: 1,
    });
    const forged = signStatement('receipt', aKey('www.example.com/log', 4), receipt);
    for (const other of [receipt, { ...receipt, signature: forged }])
      expect(await check([other])).toMatchObject({ receiptFaults: [null], signedReceipts: 0 });
  });

  it('checks a receipt against the ledger and treats it as a known head', async () => {
    serve(auction.entries);
    expect(await check([receipt])).toMatchObject({ verification: { ok: true }, receiptFaults: [null] });
    serve(before.entries);
    const { fault } = await check([receipt]);
    expect(fault).toContain('ends before entry 3');
  });

  it('reports a receipt of another auction without blaming the ledger', async () => {
    serve(auction.entries);
    expect(await check([{ ...receipt, auctionId: 'auction-2', hash: 'f'.repeat(64) }])).toMatchObject({
      verification: { ok: true },
      receiptFaults: ['The receipt is for another auction.'],
    });
  });

  it('compares a saved ledger with the current one, and checks the signature of its head', async () => {
    const head = { auctionId: 'auction-1', ...auction.head };
    const readHead = (headSignature?: string) => {
      const found = readEvidence(JSON.stringify({ entries: auction.entries, headSignature }))?.head;
      if (!found) throw new Error('The file has a ledger');
      return { name: 'saved.json', head: found };
    };
    const signed = readHead(signStatement('head', site, head));
    const checkSaved = (...savedLedgers: (typeof signed)[]) =>
      verifyLedger({ ...nothing, savedLedgers }, () => {});
    serve(auction.entries);
    expect(await checkSaved(signed, readHead())).toMatchObject({
      savedLedgers: { matching: 2, signed: 1, faults: [] },
    });
    serve(before.entries);
    expect((await checkSaved(signed, readHead())).savedLedgers.faults).toEqual([
      'saved.json: The site signed the saved ledger up to entry 3, but the ledger contradicts it.',
      'saved.json: The ledger doesn’t contain the saved ledger’s last entry, 3.',
    ]);
    const forged = readHead(signStatement('head', aKey('www.example.com/log', 4), head));
    expect((await checkSaved(forged)).savedLedgers.faults[0]).toContain('wasn’t made with any of');
  });

  it('takes the keys and the quorum of a policy file in place of those of the site', async () => {
    const policy = { logKeys: [site.key], witnessKeys: witnesses.map(({ key }) => key) };
    const policyText = formatPolicy(policy, 'https://www.example.com/log').replace(
      'quorum none',
      'quorum w1.example',
    );
    expect([isPolicy(policyText), isPolicy('quorum none')]).toEqual([true, false]);
    const logOfCheck = async () => (await verifyLedger({ ...nothing, policyText }, () => {})).log;
    serve(auction.entries, undefined, witnesses.slice(0, 1));
    expect(await logOfCheck()).toMatchObject({ fault: null, isQuorumMet: true });
    serve(auction.entries, undefined, witnesses.slice(1));
    expect((await logOfCheck())?.fault).toContain('doesn’t meet the quorum');
  });

  it('refuses a log that none of the witnesses in the reader’s own list signed, even without a quorum', async () => {
    const policyOf = (keys: readonly TestKey[]) =>
      formatPolicy({ logKeys: [site.key], witnessKeys: keys.map(({ key }) => key) }, '');
    const faultUnder = async (policyText?: string) =>
      (await verifyLedger({ ...nothing, policyText }, () => {})).log?.fault;
    serve(auction.entries);
    expect(await faultUnder(policyOf(witnesses))).toContain(
      'None of the witnesses in your list signed the log.',
    );
    expect(await faultUnder(policyOf([]))).toBeNull();
    expect(await faultUnder()).toBeNull();
    serve(auction.entries, undefined, witnesses.slice(1));
    expect(await faultUnder(policyOf(witnesses))).toBeNull();
    expect(await faultUnder(policyOf(witnesses.slice(0, 1)))).toContain('None of the witnesses');
  });

  it('reads a file with one receipt or with all receipts of an auction, and nothing else', () => {
    expect(readEvidence(JSON.stringify(receipt))?.receipts).toEqual([receipt]);
    expect(
      readEvidence(JSON.stringify({ auctionId: 'auction-1', receipts: [receipt, receipt] }))?.receipts,
    ).toHaveLength(2);
    const { auctionId, seq, hash, alias, receivedAt } = receipt;
    const purchase = {
      auctionId,
      seq,
      hash,
      alias,
      receivedAt,
      priceCents: 30_000_000,
      saleId: 'a-auction-1',
    };
    expect(readEvidence(JSON.stringify({ receipts: [], purchase }))?.receipts).toEqual([purchase]);
    expect(readEvidence(JSON.stringify({ ...receipt, receipts: [{ ...receipt, seq: 'x' }] }))).toBeNull();
    for (const text of ['', '{}', '{"receipts":[]}', '{"receipts":[],"purchase":null}', '[1]'])
      expect(readEvidence(text)).toBeNull();
  });
});
