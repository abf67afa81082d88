import Link from 'next/link';
import type { CSSProperties } from 'react';
import { Picture } from '@/components/listings/pictures/picture';
import * as pictureWidths from '@/components/listings/pictures/picture-widths';
import { Unknown } from '@/components/property/fact-list';
import { Badge } from '@/components/ui/badge';
import { brokerLine } from '@/lib/copy/listings/broker-line';
import type { ListingDetail } from '@/lib/domain/listing-views/listing-card';
import { routes } from '@/lib/routes';
import { compareTable as copy } from '@/messages/favorites/compare-table';
import { type ComparedFact, compareHomes } from './compared-facts';

/**
 * Homes side by side: one row per fact that differs, by group, with the best value marked and unknown values
 * named. Facts that are the same are folded below. On a phone the fact is above its values, so that two homes
 * fit.
 */
export function CompareTable({ homes }: { readonly homes: readonly ListingDetail[] }) {
  const columns = { gridTemplateColumns: `repeat(${homes.length}, minmax(0, 1fr))` };
  const { groups, same } = compareHomes(homes);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section aria-label={copy.comparison} tabIndex={0} className="overflow-x-auto">
        <table className={table} style={{ minWidth: `${10.5 * homes.length}rem` }}>
          <thead>
            <tr className={row} style={columns}>
              <td className="sticky left-0 !min-w-0 bg-surface max-sm:hidden" />
              {homes.map((home) => (
                <HomeHead
                  key={home.listing.slug}
                  home={home}
                  others={homes.filter((each) => each !== home)}
                />
              ))}
            </tr>
          </thead>
          {groups.map(({ title, facts }) => (
            <tbody key={title}>
              <tr className={row}>
                <th
                  scope="rowgroup"
                  colSpan={homes.length + 1}
                  className="sticky left-0 !pb-2 !pt-6 text-lg font-semibold"
                >
                  {title}
                </th>
              </tr>
              {facts.map((fact) => (
                <FactRow key={fact.term} fact={fact} columns={columns} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <SameFacts facts={same} />
    </>
  );
}

const table =
  'w-full border-collapse text-left text-[0.9375rem] leading-snug [&_:is(td,th)]:p-3 sm:[&_td]:min-w-44 [&_td]:align-top max-sm:block max-sm:[&_:is(thead,tbody)]:block max-sm:[&_td]:pt-1';
const row = 'align-top max-sm:grid';

interface HomeHeadProps {
  readonly home: ListingDetail;
  readonly others: readonly ListingDetail[];
}

function HomeHead({ home: { card }, others }: HomeHeadProps) {
  const [street, place] = card.addressLines;
  return (
    <th scope="col" className="font-normal sm:min-w-44">
      <div className="aspect-[4/3] max-w-72 overflow-hidden rounded bg-surface-muted">
        <Picture
          src={card.cover.src}
          sizes={pictureWidths.compared}
          alt=""
          width={400}
          height={300}
          className="size-full object-cover"
        />
      </div>
      <Link
        href={routes.property(card.slug)}
        prefetch={false}
        className="mt-3 block font-semibold hover:underline"
      >
        {street}
        <span className="block font-normal">{place}</span>
      </Link>
      {card.broker && <p className="mt-1 text-sm text-text-muted">{brokerLine(card)}</p>}
      <Link
        href={routes.compare(others.map(({ listing }) => listing.slug))}
        prefetch={false}
        rel="nofollow"
        aria-label={copy.remove({ street })}
        className="text-link mt-2 inline-flex min-h-8 items-center text-sm"
      >
        {copy.removeLabel}
      </Link>
    </th>
  );
}

interface FactRowProps {
  readonly fact: ComparedFact;
  readonly columns: CSSProperties;
}

function FactRow({ fact: { term, values, best, bestLabel }, columns }: FactRowProps) {
  return (
    <tr className={`${row} border-t border-line`} style={columns}>
      <th
        scope="row"
        className="sticky left-0 bg-surface font-medium max-sm:col-span-full max-sm:w-fit max-sm:!pb-0"
      >
        {term}
      </th>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the homes stay in their columns
        <td key={index} className="whitespace-pre-line">
          {value ?? <Unknown />}
          {best.includes(index) && (
            <Badge tone="good" className="mt-1.5 flex w-fit">
              {bestLabel}
            </Badge>
          )}
        </td>
      ))}
    </tr>
  );
}

const SameFacts = ({ facts }: { readonly facts: readonly ComparedFact[] }) =>
  facts.length > 0 && (
    <details className="mt-6 border-y border-line">
      <summary className="cursor-pointer py-3 font-medium">
        {copy.sameForAll({ count: facts.length })}
      </summary>
      <dl className="grid gap-x-8 pb-4 text-[0.9375rem] sm:grid-cols-2 md:grid-cols-3">
        {facts.map(({ term, values: [value] }) => (
          <div key={term} className="border-t border-line py-2">
            <dt className="text-sm text-text-muted">{term}</dt>
            <dd className="whitespace-pre-line">{value ?? <Unknown />}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
