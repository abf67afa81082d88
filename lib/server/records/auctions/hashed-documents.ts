import 'server-only';
import type { z } from 'zod';
import type { LedgerEntry } from '@/lib/domain/auctions/state/facts';
import { type Doc, LaterVersionError } from '@/lib/server/platform/store/store';
import type { headPublications, ledger } from './auction-collections';

/** The entry with everything that its hash covers. Throws LaterVersionError: without a field, a true entry looks forged. */
export function wholeEntry({ id, data, incomplete }: Doc<z.output<typeof ledger.schema>>): LedgerEntry {
  if (incomplete?.includes('entry')) throw laterVersion(`ledger/${id}`);
  return data.entry;
}

/** As `wholeEntry`. A later field of the document may be one of the publication. */
export function wholePublication({ id, data, incomplete }: Doc<z.output<typeof headPublications.schema>>) {
  if (incomplete) throw laterVersion(`headPublications/${id}`);
  return data;
}

const laterVersion = (name: string): LaterVersionError =>
  new LaterVersionError(`${name} has fields of a later version, and its hash covers them`);
