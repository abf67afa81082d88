import * as pictureWidths from '@/components/listings/pictures/picture-widths';
import { pictureAtMost } from '@/lib/domain/listings/picture-sizes';
import { formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { shownPrice as copy } from '@/messages/listings/shown-price';
import { auctionFigures } from './auction-figures';
import type { CardTexts } from './card-texts';
import { Picture } from './pictures/picture';

export interface SmallHome extends Pick<CardTexts, 'slug' | 'addressLines' | 'broker'> {
  readonly src: string;
  readonly facts: string;
  /** Price with its label. */
  readonly price: readonly [label: string, amount: string];
}

/** Homes beside what the page is about, a row each. */
export const SmallHomes = ({ homes }: { readonly homes: readonly SmallHome[] }) => (
  <ul className="small-homes">
    {homes.map(({ slug, addressLines, src, facts, price: [label, amount], broker }) => (
      <li key={slug}>
        <Picture src={src} sizes={pictureWidths.smallHome} alt="" width={112} height={84} loading="lazy" />
        <p>
          <a href={routes.property(slug)} className="card-link">
            {addressLines[0]}
          </a>
          {addressLines[1]}
          <small>{facts}</small>
          {label} <b>{amount}</b>
          {broker && <small>{broker}</small>}
        </p>
      </li>
    ))}
  </ul>
);

export const toSmallHome = ({ slug, addressLines, cover, sale, lines, broker }: CardTexts): SmallHome => {
  const figures = 'badge' in sale ? sale : auctionFigures({ ...sale, salePriceCents: null });
  const { label, amountCents, text = copy.notSetYet } = figures.price;
  return {
    slug,
    addressLines,
    src: pictureAtMost(cover.src, 400),
    facts: lines[0] ?? '',
    price: [label, amountCents === null ? text : formatMoney(amountCents)],
    ...(broker && { broker }),
  };
};
