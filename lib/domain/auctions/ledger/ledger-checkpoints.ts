import { z } from 'zod';
import { sha256Json } from '@/lib/domain/auctions/terms/commitments';
import { hexField, instantField, nameField } from '@/lib/domain/auctions/terms/fields';
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

/** A feed that was checked: its publications up to the first fault, and that fault in words or null. */
export interface CheckedFeed {
  readonly publications: readonly Publication[];
  readonly fault: string | null;
}

/** Checks the whole feed, from its first publication on, and the hashes that somebody kept. `publications` are parsed JSON. */
export function checkFeed(publications: readonly unknown[], known: readonly string[] = []): CheckedFeed {
  const steps = feedSteps(publications, known);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same publication by publication: yields how many hold so far, for a page that must not freeze. */
export function* feedSteps(
  raw: readonly unknown[],
  known: readonly string[] = [],
): Generator<number, CheckedFeed> {
  const publications: Publication[] = [];
  const latest = new Map<string, PublishedHead>();
  if (raw.length === 0) return { publications, fault: 'The feed of published heads is empty.' };
  for (const each of raw) {
    const before = publications.at(-1) ?? null;
    const parsed = publicationSchema.safeParse(each);
    if (!parsed.success)
      return { publications, fault: `What follows publication ${before?.seq ?? 0} is not a publication.` };
    const fault = chainFault(before, parsed.data) ?? headsFault(latest, parsed.data);
    if (fault) return { publications, fault: `Publication ${parsed.data.seq}: ${fault}` };
    publications.push(parsed.data);
    yield publications.length;
  }
  const hashes = new Set(publications.map(({ hash }) => hash));
  const unseen = known.find((hash) => !hashes.has(hash));
  const fault = unseen === undefined ? null : `No publication has the hash ${unseen}, which you hold.`;
  return { publications, fault };
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
