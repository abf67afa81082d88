import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { type BoardSort, boardSorts } from '@/lib/domain/auctions/views/auction-board';
import {
  type BoardField,
  type BoardQuery,
  type BoardView,
  boardFields,
  type IgnoredBoardValue,
  toBoardParams,
} from '@/lib/domain/search/query/board-query';
import { choiceParams, narrowedFields, rangeParams } from '@/lib/domain/search/query/listing-query';
import { formatCount } from '@/lib/format';
import { boardPaths } from '@/lib/page-routes';
import { boardFilters as copy } from '@/messages/auctions/board-filters';
import { choicesOf, Price, Select } from './board-fields';
import { BoardForm } from './board-form';
import { boardHref, withoutBoardFilters } from './board-links';
import { fieldLabels } from './board-titles';

interface BoardFiltersProps {
  readonly view: BoardView;
  readonly query: BoardQuery;
  readonly ignored: readonly IgnoredBoardValue[];
  /** Auctions by county name. */
  readonly places: ReadonlyMap<string, number>;
}

/** Place, occupancy, reserve, type, price and order as one GET form. On a phone it opens on demand. */
export function BoardFilters({ view, query, ignored, places }: BoardFiltersProps) {
  const active = narrowedFields(query.filters).length;
  const { min, max } = rangeParams.priceCents;
  const { priceCents } = query.filters;
  const typed = (name: string, cents: number | null) =>
    cents === null ? (ignored.find((each) => each.name === name)?.value ?? '') : formatCount(cents / 100);
  return (
    <div className="no-print mt-4">
      <input id="show-board-filters" type="checkbox" className="peer sr-only sm:hidden" />
      <label
        htmlFor="show-board-filters"
        className="flex min-h-11 cursor-pointer items-center justify-center rounded border border-primary font-medium peer-checked:bg-primary peer-checked:text-surface peer-focus-visible:outline peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-primary sm:hidden"
      >
        {copy.filterSort({ active })}
      </label>
      <BoardForm
        path={boardPaths[view]}
        currentSearch={toBoardParams(query).toString()}
        className="hidden grid-cols-2 items-end gap-3 pt-4 aria-busy:opacity-60 peer-checked:grid sm:grid sm:grid-cols-4 sm:pt-0 lg:grid-cols-[1.4fr_1.3fr_1.1fr_1.1fr_6.5rem_6.5rem_1.1fr_auto]"
      >
        {boardFields.map((field) => (
          <Select
            key={field}
            name={choiceParams[field].name}
            label={fieldLabels[field]}
            chosen={query.filters[field][0]}
            choices={[{ value: '', label: anyLabels[field] }, ...choicesOf(field, query.filters, places)]}
          />
        ))}
        <Price name={min} label={copy.minimumPrice} value={typed(min, priceCents.min)} />
        <Price name={max} label={copy.maximumPrice} value={typed(max, priceCents.max)} />
        <Select
          name="sort"
          label={copy.sort}
          chosen={query.sort === 'time' ? '' : query.sort}
          choices={boardSorts.map((sort) => ({
            value: sort === 'time' ? '' : sort,
            label: view === 'results' && sort === 'time' ? copy.latest : sortLabels[sort],
          }))}
        />
        {query.day && <input type="hidden" name="day" value={query.day} />}
        {query.month && <input type="hidden" name="month" value={query.month} />}
        <Button type="submit" size="small" className="!min-h-11 max-sm:col-span-2">
          {copy.showAuctions}
        </Button>
      </BoardForm>
      {active > 0 && (
        <Link
          href={boardHref(view, withoutBoardFilters(query))}
          prefetch={false}
          rel="nofollow"
          scroll={false}
          className="text-link mt-1 inline-flex min-h-9 items-center text-sm"
        >
          {copy.clearFilters}
        </Link>
      )}
    </div>
  );
}

export const anyLabels: Readonly<Record<BoardField, string>> = {
  counties: copy.anyPlace,
  occupancies: copy.anyOccupancy,
  reserves: copy.anyReserve,
  kinds: copy.anyType,
};

const sortLabels: Readonly<Record<BoardSort, string>> = {
  time: copy.soonest,
  'price-up': copy.lowestPrice,
  'price-down': copy.highestPrice,
  bids: copy.mostBids,
};
