import { type Map as MapLibreMap, Popup, type PopupOptions } from 'maplibre-gl';
import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CardTexts } from '@/components/listings/card-texts';
import { ListingCard } from '@/components/listings/listing-card';
import * as pictureWidths from '@/components/listings/pictures/picture-widths';
import { CloseIcon } from '@/components/ui/icons';
import { Skeleton } from '@/components/ui/skeleton';
import type { MapPoint } from '@/lib/domain/map/map-point';
import type { Bounds } from '@/lib/domain/search/query/listing-query';
import { formatCount } from '@/lib/format';
import { routes } from '@/lib/routes';
import { pinPopup as copy } from '@/messages/map/pin-popup';
import { pinName } from './pin-element';
import type { PinnedPlace } from './pinned-place';
import { useVisiblePoints } from './use-visible-points';

interface PinPopupProps {
  readonly map: MapLibreMap;
  readonly place: PinnedPlace;
  /** URL of the list of all homes at the location. */
  readonly href: string;
  readonly close: () => void;
}

/** Popup of a pin: the card of a home, or the homes at one location. */
export function PinPopup({ map, place, href, close }: PinPopupProps) {
  const [box] = useState(() => document.createElement('div'));
  const closer = useRef<HTMLButtonElement>(null);
  const { points } = useVisiblePoints(place.points);
  const [first] = points;
  const count = place.count - place.points.length + points.length;
  const isGone = count === 0;
  const { longitude, latitude } = first ?? middleOf(place.bounds);
  useEffect(() => {
    if (isGone) return;
    const popup = new Popup(options).setLngLat([longitude, latitude]).setDOMContent(box).addTo(map);
    popup.on('close', close);
    closer.current?.focus();
    const watcher = new ResizeObserver(() => keepInside(map, box));
    watcher.observe(box);
    return () => {
      watcher.disconnect();
      popup.off('close', close);
      popup.remove();
    };
  }, [map, isGone, longitude, latitude, box, close]);
  if (isGone) return null;
  return createPortal(
    <div
      role="dialog"
      aria-label={first && count === 1 ? pinName(first) : copy.homesLocation({ count })}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      className="map-card relative w-72 max-w-full"
    >
      <button
        ref={closer}
        type="button"
        onClick={close}
        className="absolute right-5 top-5 z-20 flex size-9 items-center justify-center rounded border border-line bg-surface hover:border-primary"
      >
        <CloseIcon />
        <span className="sr-only">{copy.close}</span>
      </button>
      {first && count === 1 ? (
        <OneHome slug={first.slug} />
      ) : (
        <SeveralHomes count={count} points={points} href={href} />
      )}
      {first?.isApproximate && (
        <p className="border-t border-line px-4 py-2 text-sm">{copy.approximateLocationArea}</p>
      )}
    </div>,
    box,
  );
}

function OneHome({ slug }: { readonly slug: string }) {
  const [card, setCard] = useState<CardTexts | 'gone' | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    askCard(slug, abort.signal).then(setCard, () => abort.signal.aborted || setCard('gone'));
    return () => abort.abort();
  }, [slug]);
  if (card === 'gone') return <p className="p-4 pr-16">{copy.cantShowHome}</p>;
  if (card === null)
    return (
      <div className="p-3">
        <Skeleton className="aspect-[2/1]" />
        <p role="status" className="mt-3 text-sm text-text-muted">
          {copy.loadingHome}
        </p>
      </div>
    );
  return <ListingCard card={card} isAboveFold sizes={pictureWidths.mapCard} />;
}

interface SeveralHomesProps {
  readonly count: number;
  readonly points: readonly MapPoint[];
  readonly href: string;
}

function SeveralHomes({ count, points, href }: SeveralHomesProps) {
  return (
    <div className="max-h-72 space-y-3 overflow-y-auto p-4 pr-16 text-sm">
      {count > points.length && (
        <p>
          <Link href={href} prefetch={false} className="font-medium text-link">
            {copy.seeAllHomes({ count: formatCount(count) })}
          </Link>
        </p>
      )}
      <ul className="space-y-3">
        {points.map((point) => (
          <li key={point.slug}>
            <Link href={routes.property(point.slug)} prefetch={false} className="text-link">
              {pinName(point)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const middleOf = ({ south, west, north, east }: Bounds) => ({
  latitude: (south + north) / 2,
  longitude: (west + east) / 2,
});

async function askCard(slug: string, signal: AbortSignal): Promise<CardTexts> {
  const response = await fetch(`/api/listings/points/${slug}`, { signal });
  if (!response.ok) throw new Error(`The card answered ${response.status}`);
  return response.json();
}

/** Always above its pin: a popup that switches sides while the map moves never fits. */
const options: PopupOptions = {
  anchor: 'bottom',
  offset: 16,
  maxWidth: '18rem',
  closeButton: false,
  focusAfterOpen: false,
};
const margin = 8;
/** Width of the zoom buttons, which are above the whole map. */
const buttons = 48;

/** Moves the map by the popup's overflow, and scrolls the page if the screen is shorter than the map. */
function keepInside(map: MapLibreMap, box: HTMLElement): void {
  const outer = map.getContainer().getBoundingClientRect();
  const inner = box.getBoundingClientRect();
  const x = over(inner.left, inner.right, outer.left + buttons, outer.right);
  const y = over(inner.top, inner.bottom, outer.top, outer.bottom);
  if (x !== 0 || y !== 0) map.panBy([x, y], { duration: 0 });
  requestAnimationFrame(() => box.scrollIntoView({ block: 'nearest' }));
}

const over = (from: number, to: number, least: number, most: number): number =>
  Math.max(0, to + margin - most) || Math.min(0, from - margin - least);
