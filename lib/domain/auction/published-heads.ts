import { z } from 'zod';
import { sha256Json } from './commitments';
import { hexField, instantField, nameField } from './fields';
import { genesisHead } from './ledger';

const headField = z.strictObject({ auctionId: nameField, seq: z.int().min(1), hash: hexField });

/** Heads of ledgers as they were made public at an instant, ms, chained like the entries of a ledger. */
export const publicationSchema = z.strictObject({
  seq: z.int().min(1),
  at: instantField,
  heads: z.array(headField).readonly(),
  prevHash: hexField,
  hash: hexField,
});
export type Publication = z.output<typeof publicationSchema>;
export type PublishedHead = Publication['heads'][number];

/** The next publication of a chain; `before` null: its first. */
export function toPublication(
  before: Publication | null,
  heads: readonly PublishedHead[],
  at: number,
): Publication {
  const content = {
    seq: (before?.seq ?? 0) + 1,
    at,
    heads,
    prevHash: before?.hash ?? genesisHead.hash,
  };
  return { ...content, hash: sha256Json(content) };
}

/** What is wrong with the whole feed, from its first publication on, or with it and a hash that somebody kept; null: it holds. */
export function publicationsFault(
  publications: readonly unknown[],
  known: readonly string[] = [],
): string | null {
  if (publications.length === 0) return 'The feed of published heads is empty.';
  let before: Publication | null = null;
  const latest = new Map<string, PublishedHead>();
  for (const raw of publications) {
    const parsed = publicationSchema.safeParse(raw);
    if (!parsed.success) return `What follows publication ${before?.seq ?? 0} is not a publication.`;
    const fault = chainFault(before, parsed.data) ?? headsFault(latest, parsed.data);
    if (fault) return `Publication ${parsed.data.seq}: ${fault}`;
    before = parsed.data;
  }
  const hashes = publications.map((raw) => publicationSchema.parse(raw).hash);
  const unseen = known.find((hash) => !hashes.includes(hash));
  return unseen === undefined ? null : `No publication has the hash ${unseen}, which you hold.`;
}

function chainFault(before: Publication | null, { hash, ...content }: Publication): string | null {
  if (!before && (content.seq !== 1 || content.prevHash !== genesisHead.hash))
    return 'The feed does not start with its first publication.';
  if (before && (content.seq !== before.seq + 1 || content.prevHash !== before.hash))
    return 'It does not follow the one before it.';
  if (before && content.at < before.at) return 'It lies before the one before it.';
  return sha256Json(content) === hash ? null : 'Its content does not give its hash.';
}

/** A ledger only grows: no later publication has fewer entries of it, or others. */
function headsFault(latest: Map<string, PublishedHead>, { heads }: Publication): string | null {
  for (const head of heads) {
    const before = latest.get(head.auctionId);
    const isOther =
      before && (head.seq < before.seq || (head.seq === before.seq && head.hash !== before.hash));
    if (isOther) return `The ledger of ${head.auctionId} was published with other entries before.`;
    latest.set(head.auctionId, head);
  }
  return null;
}
