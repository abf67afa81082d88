import { boardFields } from '@/lib/domain/search/query/board-query';
import { choiceParams, rangeParams } from '@/lib/domain/search/query/listing-query';
import { boardFilters as copy } from '@/messages/auctions/board-filters';

export const fieldLabels = {
  counties: copy.placeLabel,
  occupancies: copy.occupancy,
  reserves: copy.reserve,
  kinds: copy.propertyType,
} as const;

const { min, max } = rangeParams.priceCents;

/** What the board calls the parameters of its address. */
export const boardTitles: ReadonlyMap<string, string> = new Map([
  ...boardFields.map((field) => [choiceParams[field].name, fieldLabels[field]] as const),
  [min, copy.minimumPrice],
  [max, copy.maximumPrice],
  ['sort', copy.sort],
  ['day', copy.day],
  ['month', copy.month],
]);
