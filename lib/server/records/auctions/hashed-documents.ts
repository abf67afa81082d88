import 'server-only';
import type { z } from 'zod';
import type { LedgerEntry } from '@/lib/domain/auctions/state/facts';
import { type Doc, LaterVersionError } from '@/lib/server/platform/store/store';
import type { ledger } from './auction-collections';

/**
 * Returns the entry with every field that its hash covers. Throws LaterVersionError otherwise, because a
 * valid entry with a missing field looks forged.
 */
export function requireCompleteEntry({
  id,
  data,
  incomplete,
}: Doc<z.output<typeof ledger.schema>>): LedgerEntry {
  if (incomplete?.includes('entry')) throw laterVersion(`ledger/${id}`);
  return data.entry;
}

const laterVersion = (name: string): LaterVersionError =>
  new LaterVersionError(`${name} has fields of a later version, and its hash covers them`);
