import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { appendEntries, genesisHead } from '@/lib/domain/auctions/ledger/ledger';
import { auctionEventSchema } from '@/lib/domain/auctions/state/events';
import { replayPublic } from '@/lib/domain/auctions/state/evolve-public';
import { ledgerEntrySchema } from '@/lib/domain/auctions/state/facts';
import { auctionStateSchema, publicStateOf, replay } from '@/lib/domain/auctions/state/state';
import { verifyByDocs } from '@/lib/domain/auctions/verify/second-verifier/second-verifier.fixture';
import { verify } from '@/lib/domain/auctions/verify/verify';
import ledgers from './rules-1-ledgers.fixture.json';

/** Ledgers written before the terms named a rules version. */
describe.each(ledgers)('the ledger of $name from before rules version 2', ({ entries, events, state }) => {
  const known = z.array(auctionEventSchema).parse(events);

  it('verifies under its own rules in both verifiers', () => {
    expect(verify(entries).fault).toBeNull();
    expect(verifyByDocs(entries)).toEqual({ ok: true, seq: null });
  });

  it('is rebuilt entry by entry from its private events, and so is the stored state', () => {
    expect(appendEntries(genesisHead, known, null).entries).toEqual(entries);
    expect(auctionStateSchema.parse(state)).toEqual(state);
    expect(replay(known)).toEqual(state);
    expect(replayPublic(z.array(ledgerEntrySchema).parse(entries))).toEqual(
      publicStateOf(auctionStateSchema.parse(state)),
    );
  });
});
