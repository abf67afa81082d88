import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Picture as ListingPicture } from '@/components/listings/pictures/picture';
import * as pictureWidths from '@/components/listings/pictures/picture-widths';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '@/components/ui/icons';
import { galleryLightbox as copy } from '@/messages/property/gallery-lightbox';
import type { Picture } from './gallery';

interface GalleryLightboxProps {
  readonly pictures: readonly Picture[];
  /** Null while closed. */
  readonly current: number | null;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}

/** One full-screen picture. */
export function GalleryLightbox({ pictures, current, onMove, onClose }: GalleryLightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = current !== null;
  const index = current ?? 0;
  const picture = pictures[index];
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  function move(by: number) {
    if (pictures[index + by]) onMove(index + by);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'ArrowRight') move(1);
  }

  return (
    <dialog
      ref={dialog}
      aria-label={copy.fullScreenPhoto}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="on-black m-0 size-full max-h-none max-w-none bg-primary p-0 text-surface"
    >
      {isOpen && picture && (
        <div className="flex h-dvh flex-col">
          <div className="flex items-center justify-between gap-4 py-2 pl-4 pr-2">
            <p className="min-w-0 truncate text-sm">
              <span className="tabular-nums">
                {index + 1} / {pictures.length}
              </span>{' '}
              {picture.caption}
            </p>
            <LightboxButton label={copy.close} onClick={onClose}>
              <CloseIcon className="size-6" />
            </LightboxButton>
          </div>
          <ListingPicture
            src={picture.src}
            sizes={pictureWidths.fullScreen}
            alt={picture.alt}
            width={1200}
            height={900}
            className="min-h-0 w-full flex-1 object-contain"
          />
          <div className="flex justify-center gap-3 py-3">
            <LightboxButton label={copy.previousPhoto} isOff={index === 0} onClick={() => move(-1)}>
              <ChevronLeftIcon className="size-6" />
            </LightboxButton>
            <LightboxButton
              label={copy.nextPhoto}
              isOff={index === pictures.length - 1}
              onClick={() => move(1)}
            >
              <ChevronRightIcon className="size-6" />
            </LightboxButton>
          </div>
        </div>
      )}
    </dialog>
  );
}

interface LightboxButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly isOff?: boolean;
  readonly children: ReactNode;
}

function LightboxButton({ label, onClick, isOff, children }: LightboxButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
      className="grid size-12 place-items-center rounded border border-transparent hover:border-surface aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}
