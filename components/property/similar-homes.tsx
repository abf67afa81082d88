import Link from 'next/link';
import { cardFacts } from '@/components/listings/card-facts';
import { Picture } from '@/components/listings/picture';
import { saleFigures } from '@/components/listings/sale-figures';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { pictureAtMost } from '@/lib/domain/listings/picture-sizes';
import { formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { similarHomes as copy } from '@/messages/property/similar-homes';

const most = 3;

/** Homes of the same sort, small. */
export function SimilarHomes({ cards }: { readonly cards: readonly ListingCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-label={copy.similarHomes} className="detail-section no-print">
      <h2>{copy.similarHomes}</h2>
      <ul className="similar">
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
    <li>
      <Picture
        src={pictureAtMost(card.cover.src, 400)}
        sizes="112px"
        alt=""
        width={112}
        height={84}
        loading="lazy"
      />
      <p>
        <Link href={routes.property(card.slug)} prefetch={false} className="card-link">
          {card.addressLines[0]}
        </Link>
        {card.addressLines[1]}
        <small>{cardFacts(card) || card.propertyLabel}</small>
        {label} {amountCents !== null && <b>{formatMoney(amountCents)}</b>}
      </p>
    </li>
  );
}
