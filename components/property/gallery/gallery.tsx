'use client';

import { type MouseEvent, useState } from 'react';
import { Picture as ListingPicture } from '@/components/listings/pictures/picture';
import * as pictureWidths from '@/components/listings/pictures/picture-widths';
import { ScriptButton } from '@/components/ui/form/script-button';
import { useLoaded } from '@/lib/client/page/use-loaded';
import { gallery as copy } from '@/messages/property/gallery';

export interface Picture {
  readonly key: string;
  readonly src: string;
  readonly alt: string;
  readonly caption: string;
  /** Tiny preview until the picture has loaded. */
  readonly blurDataUrl?: string | undefined;
}

/**
 * Five tiles, or a strip to swipe on a phone. Each links to its picture and opens the full-screen view; without
 * JavaScript all pictures are in the grid.
 */
export function Gallery({ pictures }: { readonly pictures: readonly Picture[] }) {
  const [current, setCurrent] = useState<number | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const view = useLoaded(() => import('./gallery-lightbox'), isWanted);

  function open(index: number) {
    setIsWanted(true);
    setCurrent(index);
  }

  return (
    <section aria-label={copy.photos} className="relative">
      <ul className="gallery">
        {pictures.map((picture, index) => (
          <li key={picture.key} data-of={pictures.length}>
            <a href={picture.src} onClick={(event) => isPlainClick(event) && open(index)}>
              <Tile picture={picture} sizes={sizesOf(index, pictures.length)} isFirst={index === 0} />
            </a>
          </li>
        ))}
      </ul>
      <ScriptButton size="small" className="gallery-all no-print" onClick={() => open(0)}>
        {copy.allPhotos({ count: pictures.length })}
      </ScriptButton>
      {view && (
        <view.GalleryLightbox
          pictures={pictures}
          current={current}
          onMove={setCurrent}
          onClose={() => setCurrent(null)}
        />
      )}
    </section>
  );
}

interface TileProps {
  readonly picture: Picture;
  readonly sizes: string;
  readonly isFirst: boolean;
}

const Tile = ({ picture, sizes, isFirst }: TileProps) => (
  <ListingPicture
    src={picture.src}
    sizes={sizes}
    style={picture.blurDataUrl ? { backgroundImage: `url(${picture.blurDataUrl})` } : undefined}
    alt={picture.alt}
    width={1200}
    height={900}
    loading={isFirst ? 'eager' : 'lazy'}
    fetchPriority={isFirst ? 'high' : 'auto'}
    decoding={isFirst ? 'sync' : 'async'}
  />
);

/** With fewer than five pictures, some tiles are wider. */
function sizesOf(index: number, count: number): string {
  if (count === 1) return pictureWidths.galleryWhole;
  if (index === 0 || count === 2) return pictureWidths.galleryLarge;
  return (index === 1 && count < 5) || count === 3 ? pictureWidths.galleryWide : pictureWidths.galleryTile;
}

/** Takes the click unless it asks for a new tab or window. */
function isPlainClick(event: MouseEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  event.preventDefault();
  return true;
}
