import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { useHydrated } from '@/components/ui/form/use-hydrated';
import { fileDrop as copy } from '@/messages/drafts/file-drop';

interface FileDropProps {
  readonly draftId: string;
  readonly step: 'photos' | 'documents';
  /** Content types for the browser's file picker. */
  readonly accept: string;
  readonly choose: string;
  readonly help: ReactNode;
  readonly onFiles: (files: readonly File[]) => void;
  /** Extra form fields. */
  readonly children?: ReactNode;
}

/** Drop area and file picker. Without JavaScript, a form that uploads all files at once. */
export function FileDrop({ draftId, step, accept, choose, help, onFiles, children }: FileDropProps) {
  const isReady = useHydrated();
  const [isOver, setOver] = useState(false);

  const input = useRef<HTMLInputElement>(null);

  function send() {
    const { current } = input;
    if (!isReady || !current?.files?.length) return;
    onFiles([...current.files]);
    // Allows choosing the same file again.
    current.value = '';
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: files chosen before hydration are sent once it is ready
  useEffect(send, [isReady]);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={`/api/drafts/${draftId}/files?step=${step}`}
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the button in it does the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={classNames(
          'rounded border-2 border-dashed px-4 py-8 text-center',
          isOver ? 'border-primary bg-secondary/20' : 'border-text-muted bg-surface-muted',
        )}
      >
        <p className="needs-script mb-3 font-medium max-sm:hidden">{copy.dropFilesChoose}</p>
        <label
          className={classNames(
            isReady && buttonClass('primary'),
            isReady &&
              'cursor-pointer focus-within:outline focus-within:outline-2 focus-within:outline-offset-2',
          )}
        >
          <span className={isReady ? undefined : 'mb-2 block font-medium'}>{choose}</span>
          <input
            ref={input}
            type="file"
            name="files"
            multiple
            accept={accept}
            onChange={send}
            className={isReady ? 'sr-only' : 'block w-full'}
          />
        </label>
        {!isReady && (
          <div className="mt-4">
            <Button type="submit">{copy.uploadMbOnce}</Button>
          </div>
        )}
        <div className="mx-auto mt-4 max-w-prose text-sm text-text-muted">{help}</div>
      </div>
    </form>
  );
}
