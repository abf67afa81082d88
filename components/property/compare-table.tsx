import Link from 'next/link';
import { Picture } from '@/components/listing/picture';
import type { ListingDetail } from '@/lib/domain/listing/views';
import { routes } from '@/lib/routes';
import { type ComparedFact, comparedFacts } from './compared-facts';
import { Unknown } from './fact-list';

/** Homes side by side, a line for each fact; what differs is marked by a word, and what nobody knows is said. */
export function CompareTable({ homes }: { readonly homes: readonly ListingDetail[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section aria-label="Comparison" tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-left text-[0.9375rem] leading-snug [&_:is(td,th)]:p-3 [&_td]:min-w-44 [&_td]:align-top">
        <thead>
          <tr className="align-top">
            <td className="sticky left-0 !min-w-0 bg-surface" />
            {homes.map((home) => (
              <HomeHead key={home.listing.slug} home={home} others={homes.filter((each) => each !== home)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedFacts(homes).map((fact) => (
            <FactRow key={fact.term} fact={fact} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HomeHeadProps {
  readonly home: ListingDetail;
  readonly others: readonly ListingDetail[];
}

function HomeHead({ home: { card }, others }: HomeHeadProps) {
  const [street, place] = card.addressLines;
  return (
    <th scope="col" className="min-w-44 font-normal">
      <div className="aspect-[4/3] overflow-hidden rounded bg-surface-muted">
        <Picture
          src={card.cover.src}
          sizes="300px"
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
      <Link
        href={routes.compare(others.map(({ listing }) => listing.slug))}
        prefetch={false}
        rel="nofollow"
        aria-label={`Remove ${street}`}
        className="text-link mt-2 inline-flex min-h-8 items-center text-sm"
      >
        Remove
      </Link>
    </th>
  );
}

function FactRow({ fact: { term, values, differs } }: { readonly fact: ComparedFact }) {
  return (
    <tr className={differs ? 'border-t border-line bg-surface-muted' : 'border-t border-line'}>
      <th
        scope="row"
        className={`sticky left-0 align-top font-medium ${differs ? 'bg-surface-muted' : 'bg-surface'}`}
      >
        {term}
        {differs && <span className="block text-xs font-normal text-text-muted">differs</span>}
      </th>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the homes stay in their columns
        <td key={index}>{value ?? <Unknown />}</td>
      ))}
    </tr>
  );
}
