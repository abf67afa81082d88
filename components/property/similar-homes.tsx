import { cardFacts } from '@/components/listings/card-facts';
import { Picture } from '@/components/listings/picture';
import { saleFigures } from '@/components/listings/sale-figures';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { pictureAtMost } from '@/lib/domain/listings/picture-sizes';
import { formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { similarHomes as copy } from '@/messages/property/similar-homes';

interface SimilarHome extends Pick<ListingCard, 'slug' | 'addressLines'> {
  readonly src: string;
  readonly facts: string;
  /** Price with its label. */
  readonly price: readonly [label: string, amount: string | null];
}

/** Homes of the same sort, small. Sent only as HTML. */
export const SimilarHomes = ({ homes }: { readonly homes: readonly SimilarHome[] }) => (
  <section aria-label={copy.similarHomes} className="detail-section no-print">
    <h2>{copy.similarHomes}</h2>
    <ul className="similar">
      {homes.map(({ slug, addressLines, src, facts, price: [label, amount] }) => (
        <li key={slug}>
          <Picture src={src} sizes="112px" alt="" width={112} height={84} loading="lazy" />
          <p>
            <a href={routes.property(slug)} className="card-link">
              {addressLines[0]}
            </a>
            {addressLines[1]}
            <small>{facts}</small>
            {label} {amount && <b>{amount}</b>}
          </p>
        </li>
      ))}
    </ul>
  </section>
);

const most = 3;

export const toSimilarHomes = (cards: readonly ListingCard[]): readonly SimilarHome[] =>
  cards.slice(0, most).map((card) => {
    const { label, amountCents } = saleFigures(card).price;
    return {
      slug: card.slug,
      addressLines: card.addressLines,
      src: pictureAtMost(card.cover.src, 400),
      facts: cardFacts(card) || card.propertyLabel,
      price: [label, amountCents === null ? null : formatMoney(amountCents)],
    };
  });
