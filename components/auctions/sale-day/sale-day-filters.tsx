import Link from 'next/link';
import { choicesOf, Price, Select } from '@/components/auctions/board/board-fields';
import { anyLabels } from '@/components/auctions/board/board-filters';
import { BoardForm } from '@/components/auctions/board/board-form';
import { boardTitles, fieldLabels } from '@/components/auctions/board/board-titles';
import { Button } from '@/components/ui/button';
import type { IgnoredBoardValue } from '@/lib/domain/search/query/board-query';
import { choiceParams, rangeParams } from '@/lib/domain/search/query/listing-query';
import {
  lotStates,
  type SaleDayQuery,
  saleDayFields,
  toSaleDayParams,
} from '@/lib/domain/search/query/sale-day-query';
import { formatCount } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import { saleDay as copy } from '@/messages/auctions/sale-day';
import { saleDayHref } from './sale-day-links';

interface SaleDayFiltersProps {
  readonly slug: string;
  readonly query: SaleDayQuery;
  readonly ignored: readonly IgnoredBoardValue[];
  /** Lots by county name. */
  readonly places: ReadonlyMap<string, number>;
}

/** County, type, price and state as one GET form. On a phone it opens on demand. */
export function SaleDayFilters({ slug, query, ignored, places }: SaleDayFiltersProps) {
  const { min, max } = rangeParams.priceCents;
  const { priceCents } = query.filters;
  const active = toSaleDayParams({ ...query, page: 1 }).size;
  const typed = (name: string, cents: number | null) =>
    cents === null ? (ignored.find((each) => each.name === name)?.value ?? '') : formatCount(cents / 100);
  return (
    <div className="no-print mt-4">
      <input id="show-lot-filters" type="checkbox" className="peer sr-only sm:hidden" />
      <label
        htmlFor="show-lot-filters"
        className="flex min-h-11 cursor-pointer items-center justify-center rounded border border-primary font-medium peer-checked:bg-primary peer-checked:text-surface peer-focus-visible:outline peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-primary sm:hidden"
      >
        {copy.filter({ active })}
      </label>
      <BoardForm
        path={pageRoutes.saleDay(slug)}
        currentSearch={toSaleDayParams(query).toString()}
        className="hidden grid-cols-2 items-end gap-3 pt-4 aria-busy:opacity-60 peer-checked:grid sm:grid sm:grid-cols-3 sm:pt-0 lg:grid-cols-[1.4fr_1.1fr_1.1fr_8rem_8rem_auto]"
      >
        {saleDayFields.map((field) => (
          <Select
            key={field}
            name={choiceParams[field].name}
            label={fieldLabels[field]}
            chosen={query.filters[field][0]}
            choices={[{ value: '', label: anyLabels[field] }, ...choicesOf(field, query.filters, places)]}
          />
        ))}
        <Select
          name="state"
          label={copy.state}
          chosen={query.state ?? ''}
          choices={[
            { value: '', label: copy.anyState },
            ...lotStates.map((state) => ({ value: state, label: stateLabels[state] })),
          ]}
        />
        <Price name={min} label={boardTitles.get(min) ?? min} value={typed(min, priceCents.min)} />
        <Price name={max} label={boardTitles.get(max) ?? max} value={typed(max, priceCents.max)} />
        <Button type="submit" size="small" className="!min-h-11">
          {copy.showLots}
        </Button>
      </BoardForm>
      {active > 0 && (
        <Link
          href={saleDayHref(slug)}
          prefetch={false}
          scroll={false}
          className="text-link mt-1 inline-flex min-h-9 items-center text-sm"
        >
          {copy.clearFilters}
        </Link>
      )}
    </div>
  );
}

const stateLabels = { open: copy.stateOpen, ended: copy.stateEnded } as const;
