import { z } from 'zod';
import { cancelReasons } from '@/lib/domain/auctions/state/facts';
import type { Content } from '@/lib/domain/drafts/draft';
import { type Answers, answerOf } from '@/lib/domain/drafts/fields/answers';
import { isApplicable } from '@/lib/domain/drafts/fields/field';
import { fields } from '@/lib/domain/drafts/fields/fields';
import type { WizardWords } from '@/lib/domain/drafts/fields/wizard-words';
import { isPublicKind } from '@/lib/domain/drafts/files/documents';

const publicChangeSchema = z.object({ label: z.string(), before: z.string(), after: z.string() });
/** One public fact of a home, before and after a change. */
export type PublicChange = z.infer<typeof publicChangeSchema>;

const dates = { startsAt: z.number().int(), endsAt: z.number().int() };
/** SHA-256 of the document that shows the reason, in hex. */
const documentHash = z.string().exactOptional();

/** Why a person gets the update: they sell the home, bid on it, or saved it. */
export const followerRoles = ['seller', 'bidder', 'watcher'] as const;

/** A public change of a listing that its followers hear about. Instants in ms. */
export const listingUpdateSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('changed'), changes: z.array(publicChangeSchema) }),
  /** The change canceled the auction, and another auction is announced. */
  z.object({ type: z.literal('corrected'), changes: z.array(publicChangeSchema), ...dates, documentHash }),
  z.object({ type: z.literal('auction-moved'), ...dates, documentHash }),
  /** Null while the reserve is sealed. */
  z.object({ type: z.literal('reserve-lowered'), amountCents: z.number().int().nullable() }),
  z.object({ type: z.literal('auction-paused') }),
  z.object({ type: z.literal('auction-resumed'), endsAt: dates.endsAt }),
  /** An outage in the last minutes extended the auction. `isReopened`: it had already passed its end. */
  z.object({ type: z.literal('auction-outage'), endsAt: dates.endsAt, isReopened: z.boolean() }),
  z.object({ type: z.literal('auction-cancelled'), reason: z.enum(cancelReasons), documentHash }),
  /** By staff. `cancels` is the reason that cancels the auction; null if there was none. */
  z.object({ type: z.literal('taken-down'), cancels: z.enum(cancelReasons).nullable(), documentHash }),
  z.object({ type: z.literal('withdrawn') }),
  /** For followers of an auction, an hour before it ends. */
  z.object({ type: z.literal('ending-soon'), endsAt: dates.endsAt }),
  /** A late bid moved the end for the first time. */
  z.object({ type: z.literal('extended'), endsAt: dates.endsAt }),
  /** For every bidder except the high bidder or, after a buy now, except the buyer. */
  z.object({
    type: z.literal('lost'),
    priceCents: z.number().int(),
    isSold: z.boolean(),
    isBuyNow: z.boolean().optional(),
  }),
  /** For sale again. `auction` is null at a fixed price. */
  z.object({ type: z.literal('relisted'), auction: z.object(dates).nullable() }),
]);
export type ListingUpdate = z.infer<typeof listingUpdateSchema>;

/** Only followers get these. The seller watches the auction, or is notified of its result. */
const followerUpdates = ['ending-soon', 'extended', 'lost', 'auction-outage'] as const;
/** An update that the seller may get, too. */
export type SellerUpdate = Exclude<ListingUpdate, { readonly type: (typeof followerUpdates)[number] }>;
export const isSellerUpdate = (update: ListingUpdate): update is SellerUpdate =>
  followerUpdates.every((type) => type !== update.type);

/**
 * The changes that buyers may see, without a sealed reserve or answers for the reviewer only. In words, because
 * an update is stored as it is sent.
 */
export function publicChanges(before: Content, after: Content, words: WizardWords): readonly PublicChange[] {
  const answers = fields.flatMap((field): PublicChange[] => {
    const typed = [before.answers, after.answers].map((all) =>
      isPublic(field.name, all) && isApplicable(field, all) ? answerOf(all, field.name) : '',
    );
    const [was = '', is = ''] = typed;
    if (was === is) return [];
    return [
      {
        label: words.label(field.name),
        before: shorten(words.answer(field.name, was)),
        after: shorten(words.answer(field.name, is)),
      },
    ];
  });
  return [...answers, ...fileChanges(before, after, words)];
}

/** Buyers see only the name from the first step, and coordinates would mean nothing to them. */
const privateFields: ReadonlySet<string> = new Set([
  ...['sellerKind', 'acquiredBy', 'authority', 'brokerLicense', 'isDeclared', 'isInDefault'],
  ...['refereeDeedOn', 'latitude', 'longitude'],
]);
const isPublic = (name: string, answers: Answers): boolean =>
  !privateFields.has(name) && !(name === 'reserve' && answerOf(answers, 'saleMode') === 'sealed-reserve');

const longest = 240;

const shorten = (words: string): string =>
  words.length > longest ? `${words.slice(0, longest - 1)}…` : words;

function fileChanges(before: Content, after: Content, { label }: WizardWords): readonly PublicChange[] {
  const photos = [before, after].map(({ photos: all }) => all.map(({ key, alt }) => `${key} ${alt}`).sort());
  const papers = [before, after].map(({ documents }) => documents.filter(({ kind }) => isPublicKind(kind)));
  const titles = papers.map((all) => all.map(({ title }) => title).join(', ') || '–');
  const isSame = (parts: readonly unknown[]) => JSON.stringify(parts[0]) === JSON.stringify(parts[1]);
  return [
    ...(isSame(photos)
      ? []
      : [
          { label: label('photos'), before: `${photos[0]?.length ?? 0}`, after: `${photos[1]?.length ?? 0}` },
        ]),
    ...(isSame(papers)
      ? []
      : [{ label: label('documents'), before: titles[0] ?? '–', after: titles[1] ?? '–' }]),
  ];
}
