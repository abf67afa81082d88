import { propertyKindLabel } from '@/lib/domain/listing/labels';
import { listingPhases, phaseLabel } from '@/lib/domain/listing/phase';
import { countyLabel, getCountyBySlug } from '@/lib/domain/places/counties';
import { emptyQuery, type ListingQuery, toSearchParams } from '@/lib/domain/search/listing-query';
import { formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';

/** One narrowing of a search in words, and the same search without it. */
export interface ActiveFilter {
  readonly label: string;
  readonly without: ListingQuery;
}

/** Everything that narrows the search, in the order of the form. Loosening one starts again at the first page. */
export function activeFilters(query: ListingQuery): readonly ActiveFilter[] {
  const without = (change: Partial<ListingQuery>): ListingQuery => ({ ...query, page: 1, ...change });
  return [
    ...(query.text ? [{ label: `“${query.text}”`, without: without({ text: '' }) }] : []),
    ...query.counties.map((slug) => ({
      label: countyName(slug),
      without: without({ counties: query.counties.filter((each) => each !== slug) }),
    })),
    ...query.kinds.map((kind) => ({
      label: propertyKindLabel(kind),
      without: without({ kinds: query.kinds.filter((each) => each !== kind) }),
    })),
    ...(query.priceCents.min !== null || query.priceCents.max !== null
      ? [{ label: priceRange(query), without: without({ priceCents: emptyQuery.priceCents }) }]
      : []),
    ...(query.bedrooms.min
      ? [{ label: `${query.bedrooms.min} or more beds`, without: without({ bedrooms: emptyQuery.bedrooms }) }]
      : []),
    ...query.saleFormats.map((format) => ({
      label: saleFormatLabel(format),
      without: without({ saleFormats: query.saleFormats.filter((each) => each !== format) }),
    })),
    ...phaseFilters(query, without),
  ];
}

/** All that narrows taken away; the order stays. */
export const withoutFilters = (query: ListingQuery): ListingQuery => ({ ...emptyQuery, sort: query.sort });

export function searchHref(query: ListingQuery): string {
  const params = toSearchParams(query).toString();
  return params ? `${routes.properties}?${params}` : routes.properties;
}

export const saleFormatLabel = (format: ListingQuery['saleFormats'][number]): string =>
  format === 'auction' ? 'Auction' : 'Fixed price';

function phaseFilters(
  query: ListingQuery,
  without: (change: Partial<ListingQuery>) => ListingQuery,
): readonly ActiveFilter[] {
  if (listingPhases.every((phase) => query.phases.includes(phase)))
    return [{ label: 'Every status, also sold', without: without({ phases: [] }) }];
  return query.phases.map((phase) => ({
    label: phaseLabel(phase),
    without: without({ phases: query.phases.filter((each) => each !== phase) }),
  }));
}

function priceRange({ priceCents: { min, max } }: ListingQuery): string {
  if (min === null) return `Up to ${formatMoney(max ?? 0)}`;
  if (max === null) return `From ${formatMoney(min)}`;
  return `${formatMoney(min)} to ${formatMoney(max)}`;
}

function countyName(slug: string): string {
  const county = getCountyBySlug(slug);
  return county ? countyLabel(county) : slug;
}
