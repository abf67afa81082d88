import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { auctionEventSchema } from './events';
import { replayPublic } from './evolve-public';
import { ledgerEntrySchema } from './facts';
import { appendEntries, genesisHead } from './ledger';
import ledgers from './rules-1-ledgers.fixture.json';
import { verifyByThePage } from './second-verifier.fixture';
import { auctionStateSchema, publicStateOf, replay } from './state';
import { verify } from './verify';

/** Written by the program of before the first rules version was named. */
describe.each(ledgers)('the ledger of $name from before rules version 2', ({ entries, events, state }) => {
  const known = z.array(auctionEventSchema).parse(events);

  it('verifies under its own rules in both verifiers', () => {
    expect(verify(entries).fault).toBeNull();
    expect(verifyByThePage(entries)).toEqual({ ok: true, seq: null });
  });

  it('comes out of its private events entry by entry, and so does the stored state', () => {
    expect(appendEntries(genesisHead, known, null).entries).toEqual(entries);
    expect(auctionStateSchema.parse(state)).toEqual(state);
    expect(replay(known)).toEqual(state);
    expect(replayPublic(z.array(ledgerEntrySchema).parse(entries))).toEqual(
      publicStateOf(auctionStateSchema.parse(state)),
    );
  });
});
