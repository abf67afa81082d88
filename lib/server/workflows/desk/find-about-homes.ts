import 'server-only';
import type { Closing } from '@/lib/domain/closings/stored-closing';
import type { Question } from '@/lib/domain/inquiries/question';
import type { Visit } from '@/lib/domain/inquiries/showing';
import type { FoundOffer, FoundReport, FoundShowing } from '@/lib/domain/staff/found-records';
import type { Report } from '@/lib/domain/staff/report';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { questions, reports, visits } from '@/lib/server/records/inquiries/inquiry-collections';
import { type OfferRecord, offers } from '@/lib/server/records/offers/offer-collections';
import { findAbout } from './find-records';

export interface FoundAboutHomes {
  readonly closings: readonly Closing[];
  readonly reports: readonly FoundReport[];
  readonly questions: readonly Question[];
  readonly showings: readonly FoundShowing[];
  readonly offers: readonly FoundOffer[];
}

/** What concerns these homes, what these people asked, requested or offered, and the record with this id. */
export async function findAboutHomes(
  words: string,
  listingKeys: readonly string[],
  uids: readonly string[],
): Promise<FoundAboutHomes> {
  const ofHomes = { field: 'listingKey', values: listingKeys };
  const [sales, reported, asked, visited, offered] = await Promise.all([
    findAbout(closings, words, 'openedAt', [ofHomes]),
    findAbout(reports, words, 'at', [ofHomes]),
    findAbout(questions, words, 'at', [ofHomes, { field: 'askerId', values: uids }]),
    findAbout(visits, words, 'startsAt', [ofHomes, { field: 'uid', values: uids }]),
    findAbout(offers, words, 'changedAt', [ofHomes, { field: 'buyerId', values: uids }]),
  ]);
  return {
    closings: sales,
    reports: reported.map(toFoundReport),
    questions: asked,
    showings: visited.map(toFoundShowing),
    offers: offered.map(toFoundOffer),
  };
}

const toFoundReport = ({ reportId, title, reason, status, at }: Report): FoundReport => ({
  reportId,
  title,
  reason,
  status,
  at,
});

const toFoundShowing = ({ listingKey, place, status, startsAt, changedAt }: Visit): FoundShowing => ({
  listingKey,
  place,
  status,
  startsAt,
  changedAt,
});

const toFoundOffer = ({ offerId, listingKey, place, status, changedAt }: OfferRecord): FoundOffer => ({
  offerId,
  listingKey,
  place,
  status,
  changedAt,
});
