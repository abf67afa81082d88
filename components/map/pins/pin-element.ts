import { phaseLabel } from '@/lib/copy/listings/phase-label';
import type { MapPoint } from '@/lib/domain/map/map-point';
import { capitalize } from '@/lib/domain/shared/capitalize';
import { formatCount, formatMoney, formatShortMoney } from '@/lib/format';
import { pinElement as copy } from '@/messages/map/pin-element';

/** Button of one home: its outline shows the sale type, its accessible name has the details. */
export function homePin(point: MapPoint): HTMLButtonElement {
  const pin = button('pin');
  pin.dataset.format = point.saleFormat;
  pin.dataset.phase = point.phase;
  pin.dataset.slug = point.slug;
  pin.ariaLabel = `${shortPrice(point.priceCents)}: ${pinName(point)}`;
  const outline = pin.appendChild(span('pin-outline'));
  const inside = outline.appendChild(span('pin-inside'));
  inside.appendChild(span('pin-price')).textContent = shortPrice(point.priceCents);
  return pin;
}

export function clusterPin(count: number, auctionCount: number): HTMLButtonElement {
  const pin = button('pin pin-cluster');
  const size = `${Math.round(28 + 7 * Math.log10(count) ** 1.6)}px`;
  pin.style.width = size;
  pin.style.height = size;
  pin.textContent = formatCount(count);
  pin.ariaLabel = copy.homesAuctionZoom({ count, auctionCount });
  return pin;
}

/** `418 Halsey Street Brooklyn. Current bid $412,500. Live auction`. */
export function pinName({ slug, priceCents, priceLabel, phase, isApproximate }: MapPoint): string {
  const price = priceCents === null ? copy.noPriceYet : `${priceLabel} ${formatMoney(priceCents)}`;
  const named = `${placeName(slug)}. ${price}. ${phaseLabel(phase)}`;
  return isApproximate ? copy.approximateLocation({ named }) : named;
}

/** The words of an address slug, without its number. */
const placeName = (slug: string): string => slug.split('-').slice(0, -1).map(capitalize).join(' ');

/** `$95K`, `$412K`, `$1.25M`. */
export const shortPrice = (priceCents: number | null): string =>
  priceCents === null ? copy.soon : formatShortMoney(priceCents);

function button(className: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = className;
  return made;
}

function span(className: string): HTMLSpanElement {
  const made = document.createElement('span');
  made.className = className;
  return made;
}
