import 'server-only';
import { occupancyLabel, propertyKindLabel } from '@/lib/domain/listings/labels';
import { getCountyBySlug } from '@/lib/domain/locations/counties';
import { toDay } from '@/lib/domain/open-data/property-field';
import { daysListed, type PortfolioRow } from '@/lib/domain/portfolio/portfolio-home';
import type { PortfolioColumn } from '@/lib/domain/portfolio/portfolio-query';
import { columnWords } from '@/messages/portfolio/column-words';
import { nextWords } from '@/messages/portfolio/next-words';
import { portfolioExport as copy } from '@/messages/portfolio/portfolio-export';
import { priceWords } from '@/messages/portfolio/price-words';
import { statusWords } from '@/messages/portfolio/status-words';

type Cell = string | number | null;

/** The headings of an export: what identifies a home, then the chosen columns. */
export const exportHead = (columns: readonly PortfolioColumn[]): readonly string[] => [
  ...[copy.listing, copy.street, copy.unit, copy.city, copy.zip, copy.lot, copy.lotHome],
  ...columns.flatMap((column) => headings[column] ?? [columnWords[column]]),
  copy.needsAction,
];

/** Amounts in dollars, days as `2026-11-22`. */
export const exportRow = (
  row: PortfolioRow,
  columns: readonly PortfolioColumn[],
  now: number,
): readonly Cell[] => {
  const { listingId, street, unit, city, postalCode, needsAction, lot, lotPlace } = row.home;
  return [
    ...[listingId, street, unit, city, postalCode, lotPlace?.leadNumber ?? null],
    lot && lotPlace && copy.lotHomeOf({ home: lotPlace.position, homes: lot.homes }),
    ...columns.flatMap((column) => cells[column](row, now)),
    needsAction ? copy.yes : copy.no,
  ];
};

const headings: Readonly<Partial<Record<PortfolioColumn, readonly string[]>>> = {
  questions: [copy.openQuestions],
  days: [copy.daysListed],
  price: [copy.priceKind, columnWords.price],
  next: [copy.nextKind, columnWords.next],
};

const cells: Readonly<Record<PortfolioColumn, (row: PortfolioRow, now: number) => readonly Cell[]>> = {
  asset: ({ home }) => [home.assetNumber],
  status: ({ home }) => [statusWords[home.status]],
  price: ({ home: { price } }) => (price ? [priceWords[price.of], price.cents / 100] : [null, null]),
  days: ({ home }, now) => [daysListed(home, now)],
  next: ({ home: { next } }) => (next ? [nextWords[next.of], toDay(next.at)] : [null, null]),
  views: ({ figures }) => [figures?.views ?? null],
  saves: ({ figures }) => [figures?.saves ?? null],
  questions: ({ figures }) => [figures?.questions.open ?? null],
  bidders: ({ home }) => [home.bidders],
  county: ({ home }) => [getCountyBySlug(home.county)?.name ?? null],
  kind: ({ home }) => [home.kind && propertyKindLabel(home.kind)],
  occupancy: ({ home }) => [home.occupancy && occupancyLabel(home.occupancy)],
  parcel: ({ home }) => [home.parcelNumber],
  note: ({ draft }) => [draft.memberNote ?? null],
  changed: ({ home }) => [toDay(home.changedAt)],
};
