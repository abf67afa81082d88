import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type ListOpening, savedListSchema } from '@/lib/domain/auctions/bid-lists/bid-list';
import { type Receipt, savedReceiptsSchema } from '@/lib/domain/auctions/ledger/check-receipt';
import { type ServedLedger, servedLedgerSchema } from '@/lib/domain/auctions/ledger/saved-ledger';

const ledgerSchema = servedLedgerSchema.or(
  z.array(z.unknown()).transform((entries): ServedLedger => ({ entries, leaves: [] })),
);

export interface NamedReceipt {
  readonly name: string;
  readonly receipt: Receipt;
}

export const isUrl = (source: string): boolean => /^https?:/.test(source);

export const readLedger = async (source: string): Promise<ServedLedger> =>
  parsed(ledgerSchema, JSON.parse(await read(source)), source);

export async function readReceipts(name: string): Promise<readonly NamedReceipt[]> {
  const saved = parsed(savedReceiptsSchema, JSON.parse(await readFile(name, 'utf8')), name);
  return saved.map((receipt) => ({ name, receipt }));
}

export const readList = async (name: string): Promise<ListOpening> =>
  parsed(savedListSchema, JSON.parse(await readFile(name, 'utf8')), name);

const read = async (source: string): Promise<string> =>
  isUrl(source) ? new TextDecoder().decode(await readBytes(source)) : readFile(source, 'utf8');

export async function readBytes(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} responded with status ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Throws an error that names where the value is from. */
export function parsed<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const { data, success, error } = schema.safeParse(value);
  if (!success) throw new Error(`${name}: ${error.issues[0]?.message}`);
  return data;
}
