import Link from 'next/link';
import { cardFacts } from '@/components/listings/card-facts';
import { Picture } from '@/components/listings/picture';
import { saleFigures } from '@/components/listings/sale-figures';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { similarHomes as copy } from '@/messages/property/similar-homes';

const most = 3;

/** Homes of the same sort, small. */
export function SimilarHomes({ cards }: { readonly cards: readonly ListingCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="no-print mt-10">
      <h2 id="similar" className="mb-4 border-t-2 border-primary pt-3 text-heading font-semibold">
        {copy.similarHomes}
      </h2>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 md:grid-cols-3">
        {cards.slice(0, most).map((card) => (
          <SimilarHome key={card.slug} card={card} />
        ))}
      </ul>
    </section>
  );
}

function SimilarHome({ card }: { readonly card: ListingCard }) {
  const { label, amountCents } = saleFigures(card).price;
  return (
    <li className="relative flex gap-4">
      <Picture
        src={card.cover.src}
        sizes="128px"
        alt=""
        width={160}
        height={120}
        loading="lazy"
        className="aspect-[4/3] w-32 flex-none self-start rounded bg-surface-muted object-cover"
      />
      <div className="min-w-0 text-sm leading-snug">
        <h3 className="font-semibold">
          <Link href={routes.property(card.slug)} prefetch={false} className="card-link hover:underline">
            {card.addressLines[0]}
          </Link>
        </h3>
        <p>{card.addressLines[1]}</p>
        <p className="mt-1 text-text-muted">{cardFacts(card) || card.propertyLabel}</p>
        <p>
          {label} {amountCents !== null && <b className="font-semibold">{formatMoney(amountCents)}</b>}
        </p>
      </div>
    </li>
  );
}
