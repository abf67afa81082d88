import { counties, regions } from '@/lib/domain/locations/counties';
import { formatCount } from '@/lib/format';
import { routes } from '@/lib/routes';
import { countyIndex as copy } from '@/messages/search/county-index';
import { CountyMap } from './county-map';

/** Number of homes by county slug. Counties without homes are missing. */
export type CountyCounts = Readonly<Record<string, number>>;

/** All 62 counties like a newspaper index: by region, with the count at the end of a dotted line. */
export function CountyIndex({ counts }: { readonly counts: CountyCounts }) {
  return (
    <div className="county-index grid gap-x-10 gap-y-8 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]">
      <CountyMap counts={counts} className="w-full max-w-xl self-start md:sticky md:top-8" />
      <CountyColumns counts={counts} className="columns-2 gap-x-6 sm:gap-x-8 md:columns-3 lg:columns-4" />
    </div>
  );
}

interface CountyColumnsProps {
  readonly counts: CountyCounts;
  readonly className: string;
}

export function CountyColumns({ counts, className }: CountyColumnsProps) {
  return (
    <div className={className}>
      {regions.map((region) => (
        <section key={region} className="mb-5 break-inside-avoid">
          <h3 className="border-b border-primary pb-1 text-sm font-semibold">{region}</h3>
          <ul className="mt-1 text-sm [&_a]:min-h-6 [&_a]:py-0.5">
            {counties
              .filter((county) => county.region === region)
              .map((county) => (
                <li key={county.slug}>
                  <CountyLine county={county} count={counts[county.slug] ?? 0} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function CountyLine({
  county,
  count,
}: {
  readonly county: (typeof counties)[number];
  readonly count: number;
}) {
  return (
    <a href={routes.county(county.slug)} className="index-line">
      <span>{county.borough ?? county.name}</span>
      <b aria-hidden="true" className={count === 0 ? noneClass : undefined}>
        {formatCount(count)}
      </b>
      <span className="sr-only">{copy.homes({ count })}</span>
    </a>
  );
}

const noneClass = 'font-normal text-text-muted';
