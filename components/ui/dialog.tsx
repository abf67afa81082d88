import { type ReactNode, useEffect, useId, useRef } from 'react';
import { dialog as copy } from '@/messages/site/dialog';
import { Button } from './button';
import { classNames } from './class-names';
import { CloseIcon } from './icons';

interface DialogProps {
  readonly isOpen: boolean;
  /** Called for Escape, the close button, an outside click and the platform's back gesture. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Content between title and body. */
  readonly description?: ReactNode;
  readonly className?: string;
}

/** The browser's modal dialog: it traps focus, restores it, closes on Escape and makes the rest inert. */
export function Dialog({ isOpen, onClose, title, description, children, className }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click outside is a second way; Escape is the keyboard's
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={classNames(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-md overflow-y-auto rounded bg-surface p-0 text-text backdrop:bg-primary/70',
        className,
      )}
    >
      <div className="p-5 sm:p-8">
        <div className="mb-5 flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-heading font-semibold">
            {title}
          </h2>
          <Button
            variant="quiet"
            size="small"
            aria-label={copy.close}
            onClick={onClose}
            className="-mr-2 -mt-2 size-11 p-0"
          >
            <CloseIcon className="size-6" />
          </Button>
        </div>
        {description && <div className="-mt-2 mb-5 text-text-muted">{description}</div>}
        {isOpen && children}
      </div>
    </dialog>
  );
}
