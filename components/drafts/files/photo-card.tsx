import { KeyboardCode } from '@dnd-kit/core';
import { useSortable } from '@dnd-kit/sortable';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { InputField, SelectField } from '@/components/ui/form/field';
import { useHydrated } from '@/components/ui/form/use-hydrated';
import { useEarlyInput } from '@/lib/client/forms/use-early-input';
import { MAX_CAPTION, type Photo, photoSrc, roomLabel, roomNames } from '@/lib/domain/drafts/files/photos';
import { photoCard as copy } from '@/messages/drafts/photo-card';

interface PhotoCardProps {
  readonly draftId: string;
  readonly photo: Photo;
  readonly count: number;
  readonly action: (form: FormData) => void;
  readonly onChange: (form: FormData) => void;
}

/** A photo with its room, caption and buttons, in one form. */
export function PhotoCard({ draftId, photo, count, action, onChange }: PhotoCardProps) {
  const { key, order, room, caption, doubt } = photo;
  const number = order + 1;
  const sortable = useSortable({ id: key, attributes: { roleDescription: copy.roleDescription } });
  const { transform, transition, isDragging } = sortable;
  const isReady = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const pressed = useRef<HTMLElement>(null);
  useFocusKept(form, pressed);
  useEarlyInput(form, () => form.current?.requestSubmit());
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    pressed.current = submitter;
    onChange(new FormData(event.currentTarget, submitter));
  }
  return (
    <li
      ref={sortable.setNodeRef}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
      className={classNames(
        'rounded border bg-surface',
        isDragging ? 'relative z-10 border-primary ring-4 ring-secondary' : 'border-line',
      )}
    >
      <form
        ref={form}
        action={action}
        // Browsers restore captions after going back, which would look like input and be saved over a colleague's.
        autoComplete="off"
        onSubmit={onSubmit}
        aria-label={copy.name({ number })}
      >
        <input type="hidden" name="draftId" value={draftId} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="place" value={order} />
        <div className="relative aspect-[4/3] overflow-hidden rounded-t bg-surface-muted">
          {/* biome-ignore lint/performance/noImgElement: kept in the widths that pages ask for */}
          <img
            src={photoSrc(draftId, photo, 800)}
            alt={photo.alt}
            width={photo.width}
            height={photo.height}
            loading="lazy"
            // The browser's own image dragging would cancel ours.
            draggable={false}
            style={{ backgroundImage: `url(${photo.blurDataUrl})` }}
            className="size-full bg-cover object-cover"
          />
          <p className="absolute left-2 top-2 rounded-[3px] bg-primary px-2 py-1 text-xs font-medium text-surface">
            {order === 0 ? copy.cover : number}
          </p>
          <button
            type="button"
            ref={sortable.setActivatorNodeRef}
            {...sortable.attributes}
            {...sortable.listeners}
            disabled={!isReady}
            onBlur={isDragging ? putDown : undefined}
            aria-label={copy.movePhoto({ number })}
            className="needs-script absolute right-2 top-2 grid size-11 cursor-grab touch-none place-items-center rounded bg-surface/90 text-lg leading-none active:cursor-grabbing"
          >
            <span aria-hidden="true">⠿</span>
          </button>
        </div>
        <div className="space-y-3 p-3">
          <SelectField
            id={`room-${key}`}
            name="room"
            label={copy.roomView}
            optional
            defaultValue={room ?? ''}
            onChange={({ target }) => target.form?.requestSubmit()}
          >
            <option value="">{copy.notSpecified}</option>
            {roomNames.map((each) => (
              <option key={each} value={each}>
                {roomLabel(each)}
              </option>
            ))}
          </SelectField>
          <InputField
            id={`caption-${key}`}
            name="caption"
            label={copy.caption}
            optional
            maxLength={MAX_CAPTION}
            defaultValue={caption}
            onBlur={({ target }) => target.value !== caption && target.form?.requestSubmit()}
          />
          <PhotoButtons number={number} isFirst={order === 0} isLast={order === count - 1} />
          {/* Last, because Enter in the caption presses the first button. */}
          {doubt && (
            <div className="rounded border border-warning bg-surface-muted p-3">
              <p>{copy.looksBlank}</p>
              <Button type="submit" size="small" name="change" value="keep" className="mt-2">
                {copy.keepPhoto({
                  number,
                  span: (children) => <span className="sr-only">{children}</span>,
                })}
              </Button>
            </div>
          )}
        </div>
      </form>
    </li>
  );
}

interface PhotoButtonsProps {
  readonly number: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** The submit buttons of a photo. Each says what it does by its value. */
function PhotoButtons({ number, isFirst, isLast }: PhotoButtonsProps) {
  const isReady = useHydrated();
  const button = { type: 'submit', size: 'small', name: 'change' } as const;
  return (
    <div className="flex flex-wrap gap-1 [&_button]:px-2">
      {/* Enter in the caption presses the first button. */}
      <Button
        {...button}
        value="describe"
        className={isReady ? 'sr-only' : undefined}
        tabIndex={isReady ? -1 : undefined}
      >
        {copy.save}
      </Button>
      {!isFirst && (
        <>
          <Button {...button} value="cover">
            {copy.setCoverPhoto({
              number,
              span: (children) => <span className="sr-only">{children}</span>,
            })}
          </Button>
          <Button {...button} value="earlier" aria-label={copy.movePhotoEarlier({ number })}>
            ←
          </Button>
        </>
      )}
      {!isLast && (
        <Button {...button} value="later" aria-label={copy.movePhotoLater({ number })}>
          →
        </Button>
      )}
      <Button {...button} variant="quiet" value="remove" className="ml-auto">
        {copy.removePhoto({
          number,
          span: (children) => <span className="sr-only">{children}</span>,
        })}
      </Button>
    </div>
  );
}

/** A photo that reached the first or last place has lost the pressed button: the focus goes to its other one. */
function useFocusKept(form: RefObject<HTMLFormElement | null>, pressed: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (pressed.current?.isConnected !== false) return;
    pressed.current = null;
    if (document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[value=earlier], [value=later]')?.focus();
  });
}

/** Ends keyboard dragging when the handle loses focus. The keyboard sensor ends it on Tab. */
const putDown = () => document.dispatchEvent(new KeyboardEvent('keydown', { code: KeyboardCode.Tab }));
