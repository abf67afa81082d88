'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Picture as ListingPicture } from '@/components/listings/picture';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons';
import { gallery as copy } from '@/messages/property/gallery';
import type { GalleryLightbox } from './gallery-lightbox';

export interface Picture {
  readonly key: string;
  readonly src: string;
  readonly alt: string;
  readonly caption: string;
  /** Tiny preview until the picture has loaded. */
  readonly blurDataUrl?: string | undefined;
}

/**
 * Large pictures in a snapping strip, with thumbnails below as links, so that both work without JavaScript.
 * With it: arrows, arrow keys, a marked current picture, and a full-screen view.
 */
export function Gallery({ pictures }: { readonly pictures: readonly Picture[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isLarge, setLarge] = useState(false);
  const [Lightbox, setLightbox] = useState<typeof GalleryLightbox | null>(null);
  const [isReady, setReady] = useState(false);
  const show = (index: number) => scrollTo(strip.current, Math.min(Math.max(index, 0), pictures.length - 1));

  useEffect(() => {
    setReady(true);
    return followScroll(strip.current, setCurrent);
  }, []);

  /** The full-screen picture loads on demand. */
  async function enlarge() {
    const loaded = await import('./gallery-lightbox').catch(() => null);
    if (!loaded) return;
    setLightbox(() => loaded.GalleryLightbox);
    setLarge(true);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    show(current + (event.key === 'ArrowRight' ? 1 : -1));
  }

  return (
    <section aria-label={copy.photos} aria-roledescription="carousel">
      <div className="relative">
        <ul
          ref={strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls has to be reachable
          tabIndex={0}
          onKeyDown={onKeyDown}
          aria-label={copy.largePhotos}
          className="gallery-strip"
        >
          {pictures.map((picture, index) => (
            <li
              key={picture.key}
              id={`picture-${index + 1}`}
              className={`gallery-picture ${index === 0 || isReady ? '' : 'gallery-picture-waiting'}`}
            >
              <Large picture={picture} isFirst={index === 0} />
              <button
                type="button"
                tabIndex={-1}
                aria-hidden="true"
                onClick={enlarge}
                className="absolute inset-0 cursor-zoom-in"
              />
            </li>
          ))}
        </ul>
        {isReady && (
          <>
            <div className="no-print absolute bottom-3 right-3 flex items-center gap-2 text-xs font-medium text-surface">
              <p aria-live="polite" className="rounded-[3px] bg-primary px-2 py-1 tabular-nums">
                <span className="sr-only">{copy.photo} </span>
                {current + 1} / {pictures.length}
              </p>
              <button
                type="button"
                onClick={enlarge}
                className="rounded-[3px] bg-primary px-2 py-1 hover:bg-secondary hover:text-primary"
              >
                {copy.fullScreen}
              </button>
            </div>
            <Arrow side="left" isEnd={current === 0} onClick={() => show(current - 1)} />
            <Arrow side="right" isEnd={current === pictures.length - 1} onClick={() => show(current + 1)} />
          </>
        )}
      </div>
      <Thumbnails pictures={pictures} current={current} onPick={show} />
      {Lightbox && (
        <Lightbox
          pictures={pictures}
          current={current}
          onMove={show}
          isOpen={isLarge}
          onClose={() => setLarge(false)}
        />
      )}
    </section>
  );
}

function Large({ picture, isFirst }: { readonly picture: Picture; readonly isFirst: boolean }) {
  return (
    <ListingPicture
      src={picture.src}
      sizes="(min-width: 1200px) 830px, 100vw"
      style={picture.blurDataUrl ? { backgroundImage: `url(${picture.blurDataUrl})` } : undefined}
      alt={picture.alt}
      width={1200}
      height={900}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'sync' : 'async'}
      className="size-full bg-cover object-cover"
    />
  );
}

interface ArrowProps {
  readonly side: 'left' | 'right';
  readonly isEnd: boolean;
  readonly onClick: () => void;
}

function Arrow({ side, isEnd, onClick }: ArrowProps) {
  const Icon = side === 'left' ? ChevronLeftIcon : ChevronRightIcon;
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={isEnd}
      aria-label={side === 'left' ? copy.previousPhoto : copy.nextPhoto}
      className={`gallery-arrow no-print ${side === 'left' ? 'left-3' : 'right-3'}`}
    >
      <Icon className="size-6" />
    </button>
  );
}

interface ThumbnailsProps {
  readonly pictures: readonly Picture[];
  readonly current: number;
  readonly onPick: (index: number) => void;
}

function Thumbnails({ pictures, current, onPick }: ThumbnailsProps) {
  return (
    <ul className="no-print mt-2 flex gap-1.5 overflow-x-auto max-md:px-6 max-sm:hidden">
      {pictures.map((picture, index) => (
        <li key={picture.key} className="w-28 flex-none">
          <a
            href={`#picture-${index + 1}`}
            onClick={(event) => {
              event.preventDefault();
              onPick(index);
            }}
            aria-current={index === current ? 'true' : undefined}
            className={`block overflow-hidden rounded border-2 ${index === current ? 'border-primary' : 'border-transparent hover:border-line'}`}
          >
            <ListingPicture
              src={picture.src}
              sizes="112px"
              alt={picture.caption}
              width={160}
              height={120}
              loading="lazy"
              className="aspect-[4/3] w-full rounded-[3px] object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function scrollTo(strip: HTMLUListElement | null, index: number): void {
  strip?.scrollTo({ left: index * strip.clientWidth });
}

function followScroll(strip: HTMLUListElement | null, onIndex: (index: number) => void) {
  if (!strip) return;
  const look = () => onIndex(Math.round(strip.scrollLeft / Math.max(strip.clientWidth, 1)));
  strip.addEventListener('scroll', look, { passive: true });
  return () => strip.removeEventListener('scroll', look);
}
