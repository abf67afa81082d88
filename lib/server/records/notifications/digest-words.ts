import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { aboutLabel } from '@/lib/copy/drafts/question';
import { saleIdOf } from '@/lib/domain/closings/closing-terms';
import { shortAddress } from '@/lib/domain/listings/address';
import type { OfferUpdate } from '@/lib/domain/offers/offer-vocabulary';
import { formatMoment, formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import type { HomeMessage } from '@/lib/server/platform/outbox/home-messages';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { readAuction } from '@/lib/server/records/auctions/auction-record';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { readLotNames } from '@/lib/server/records/listings/lots';
import { auctionNews } from '@/messages/emails/auction-news';
import { closingNews } from '@/messages/emails/closing-news';
import { digestEmail as copy } from '@/messages/emails/digest-email';
import { listingUpdateEmail } from '@/messages/emails/listing-update-email';
import { offerNews } from '@/messages/emails/offer-news';
import { soldLot } from '@/messages/lots/sold-lot';
import { takedownLabels } from '@/messages/staff/takedown-labels';
import { toText } from '@/messages/to-text';

type MessageOf<Kind extends HomeMessage['kind']> = Extract<HomeMessage, { kind: Kind }>;
type AuctionMessage = Extract<HomeMessage, { auctionId: string }>;

/** A home, what happened to it, and where to see it. */
export interface LineWords {
  readonly place: string;
  readonly parts: readonly string[];
  /** Text that somebody wrote, or what is to do. */
  readonly note?: string;
  readonly path: string;
}

/** What a digest says of a message. */
export function lineWordsOf(message: HomeMessage): LineWords | Promise<LineWords> {
  switch (message.kind) {
    case 'market':
      return ofInquiry(message);
    case 'confirm-facts':
      return ofDraft(message, [by(message.until)]);
    case 'reviewed':
      return ofReview(message);
    case 'offer':
      return ofOffer(message);
    case 'sale':
      return ofClosing(message);
    case 'home-news':
      return ofUpdate(message);
    case 'taken-down':
      return ofTakedown(message, takedownLabels[message.reason]);
    case 'takedown-lifted':
      return ofTakedown(message, copy.readyToRelist);
    case 'approval':
      return ofApproval(message);
    default:
      return ofAuction(message);
  }
}

const by = (until: number | null): string => (until === null ? '' : copy.by({ until: formatMoment(until) }));

const ofDraft = (
  { street, draftId }: Pick<MessageOf<'reviewed'>, 'street' | 'draftId'>,
  parts: LineWords['parts'],
): LineWords => ({ place: street, parts, path: accountRoutes.myListing(draftId) });

const ofReview = (message: MessageOf<'reviewed'>): LineWords =>
  message.decided === 'request-changes'
    ? {
        ...ofDraft(message, [...new Set(message.notes.map(({ about }) => aboutLabel(about)))]),
        path: accountRoutes.draftStep(message.draftId, 'preview'),
      }
    : ofDraft(message, [message.reason ?? '']);

function ofInquiry({ place, news, text, visit }: MessageOf<'market'>): LineWords {
  // The buyer wrote this text, and lines about offers are not quoted.
  if (news === 'letter-added')
    return { place, parts: [copy.messageAdded], path: accountRoutes.offersReceived };
  if (!visit) return { place, parts: [], note: text, path: accountRoutes.questions };
  const what = news === 'visit-requested' ? copy.showingRequested : copy.showingCanceled;
  return {
    place,
    parts: [what({ when: formatMoment(visit.startsAt) })],
    note: text,
    path: accountRoutes.showings,
  };
}

/** The facts of a title. Offers and closings have texts of the other side in other facts, which are left out. */
const factsOf = ({ until, priceCents }: Pick<MessageOf<'sale'>, 'until' | 'priceCents'>) => ({
  side: 'seller',
  until: until === null ? '' : formatMoment(until),
  price: priceCents === null ? '' : formatMoney(priceCents),
});

/** The seller has to answer by the deadline. */
const answered: ReadonlySet<OfferUpdate> = new Set(['received', 'countered', 'opened']);

const ofOffer = (message: MessageOf<'offer'>): LineWords => ({
  place: message.place,
  parts: [
    toText(offerNews[message.news].title, factsOf(message)),
    answered.has(message.news) ? by(message.until) : '',
  ],
  path: pathOfOffer(message),
});

function pathOfOffer({ news, offerId, listingKey }: MessageOf<'offer'>): string {
  if (news === 'accepted') return accountRoutes.sale(saleIdOf({ kind: 'offer', offerId }));
  const isAboutRound = news === 'opened' || news === 'voided' || news === 'unreadable';
  return isAboutRound ? accountRoutes.offersFor(listingKey) : accountRoutes.offer(offerId);
}

function ofClosing(message: MessageOf<'sale'>): LineWords {
  const { news, place, saleId, words, priceCents } = message;
  const title = toText(closingNews[news].title, { ...factsOf(message), words });
  const isTitled = news === 'step' || news === 'facts-judged' || news === 'extension-proposed';
  const price = news === 'opened' && priceCents !== null ? formatMoney(priceCents) : '';
  return { place, parts: [title, price], note: isTitled ? '' : words, path: accountRoutes.sale(saleId) };
}

async function ofUpdate({ listingKey, news, lotKeys }: MessageOf<'home-news'>): Promise<LineWords> {
  const place = await placeOf(listingKey, lotKeys);
  const note = 'changes' in news ? news.changes.map(({ label }) => label).join(', ') : '';
  return { place, parts: [updateTitles[news.type]], note, path: accountRoutes.myListing(listingKey) };
}

const updateTitles: Readonly<Record<MessageOf<'home-news'>['news']['type'], string>> = {
  changed: listingUpdateEmail.changed.title,
  corrected: listingUpdateEmail.corrected.title,
  'auction-moved': listingUpdateEmail.auctionMoved.title,
  'reserve-lowered': listingUpdateEmail.reserveLowered.title,
  'auction-paused': listingUpdateEmail.auctionPaused.title,
  'auction-resumed': listingUpdateEmail.auctionResumed.title,
  'auction-outage': listingUpdateEmail.outageExtended.title,
  'auction-cancelled': listingUpdateEmail.auctionCanceled.title,
  'taken-down': listingUpdateEmail.takenDown.title,
  withdrawn: listingUpdateEmail.withdrawn.title,
  'ending-soon': listingUpdateEmail.endingSoon.title,
  extended: listingUpdateEmail.extended.title,
  lost: listingUpdateEmail.lost.title,
  relisted: listingUpdateEmail.relisted.title,
};

const ofTakedown = (
  { uid, street, note, listingKey }: MessageOf<'takedown-lifted'> | MessageOf<'taken-down'>,
  title: string,
): LineWords => ({
  place: street,
  parts: [title],
  note,
  path: listingKey === undefined ? accountRoutes.listingsOf(uid) : accountRoutes.myListing(listingKey),
});

const ofApproval = ({ step, title, about, reason, organisationId }: MessageOf<'approval'>): LineWords => ({
  place: title,
  parts: [step === 'asked' ? copy.askedBy({ name: about }) : copy.answeredBy({ step, name: about })],
  note: reason,
  path: accountRoutes.approvals(organisationId),
});

async function ofAuction(message: AuctionMessage): Promise<LineWords> {
  const { kind, auctionId, uid, lotKeys, priceCents, answerBy } = message;
  const listingKey = (await readAuction(runtime().store, auctionId))?.state.terms.listingKey;
  const price = formatMoney(priceCents);
  const home = listingKey === undefined ? accountRoutes.listingsOf(uid) : accountRoutes.myListing(listingKey);
  const place = listingKey === undefined ? '' : await placeOf(listingKey, lotKeys);
  const title = toText(auctionNews[kind].title, { price });
  if (kind === 'decide')
    return { place, parts: [title, price, by(answerBy ?? null)], path: `${routes.dashboard}#decisions` };
  if (kind === 'sold-now' || kind === 'counter-accepted')
    return {
      place,
      parts: [title, price],
      path: accountRoutes.sale(saleIdOf({ kind: 'auction', auctionId })),
    };
  return { place, parts: [title], path: home };
}

async function placeOf(listingKey: string, lotKeys: readonly string[] | undefined): Promise<string> {
  const { store } = runtime();
  const listing = (await store.get(listings, listingKey))?.data;
  if (!listing) return '';
  const [address, lot] = [shortAddress(listing), await readLotNames(store, listing, lotKeys)];
  return lot ? soldLot.place({ address, others: lot.homes - 1 }) : address;
}
