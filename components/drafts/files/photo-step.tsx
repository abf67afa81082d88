'use client';

import { useRouter } from 'next/navigation';
import { useActionState, useState } from 'react';
import { changePhoto } from '@/lib/actions/draft-files';
import { useEntries } from '@/lib/client/search/use-entries';
import { useUploads } from '@/lib/client/uploads/use-uploads';
import {
  changePhotos,
  insertPhoto,
  MAX_PHOTOS,
  type Photo,
  type PhotoChange,
  photoTypes,
  roomLabel,
  toPhotoChange,
} from '@/lib/domain/drafts/files/photos';
import type { FilesState } from '@/lib/domain/drafts/files/upload';
import { photoCard as photoCardCopy } from '@/messages/drafts/photo-card';
import { photoStep as copy } from '@/messages/drafts/photo-step';
import { FileDrop } from './file-drop';
import { FilesNotes, type Unfinished } from './files-notes';
import { PhotoCard } from './photo-card';
import { type Removed, RemovedFiles } from './removed-files';
import { SortablePhotos } from './sortable-photos';
import { UploadList } from './upload-list';

interface PhotoStepProps {
  readonly draftId: string;
  /** Path of the current page. */
  readonly page: string;
  readonly photos: readonly Photo[];
  readonly unfinished: readonly Unfinished[];
  readonly removed: readonly Removed[];
  readonly outcome: { readonly added: number; readonly refused: readonly string[] };
}

/** Photos of a draft: upload, order, describe. Without JavaScript, every change is a form. */
export function PhotoStep({ draftId, page, photos, unfinished, outcome, ...initial }: PhotoStepProps) {
  const router = useRouter();
  const [posted, action] = useActionState<FilesState<Photo>, FormData>(changePhoto, { status: 'open' }, page);
  const { entries, fault, announcement, change, put } = useEntries(photos, changePhoto, router.refresh);
  const [removed, setRemoved] = useState(initial.removed);
  const uploads = useUploads(draftId, (entry) => {
    if (entry.purpose !== 'photo') return;
    // At its place on the server: a later photo's answer can arrive first.
    put((all) => changed(insertPhoto(all, entry.photo), all), copy.photoAdded);
    setRemoved((all) => all.filter(({ key }) => key !== entry.photo.key));
  });

  async function onChange(form: FormData) {
    const wanted = toPhotoChange(textOf(form));
    const photo = entries.find(({ key }) => key === wanted.key);
    if (!photo) return;
    const isDone = await change({
      form,
      guess: (all) => changed(changePhotos(all, wanted), all),
      announcement: spoken(wanted, entries.length),
    });
    if (isDone && wanted.type === 'remove')
      setRemoved((all) => [...all, { key: photo.key, name: photo.caption || nameOf(photo) }]);
  }
  async function onRestore(form: FormData, file: Removed) {
    const isDone = await change({ form, announcement: copy.restored({ file: file.name }) });
    if (isDone) setRemoved((all) => all.filter((each) => each !== file));
  }

  return (
    <>
      <FileDrop
        draftId={draftId}
        step="photos"
        accept={photoTypes.join(',')}
        choose={copy.choosePhotos}
        help={copy.jpegPngWebP({ limit: MAX_PHOTOS })}
        onFiles={(files) => uploads.add(files, { purpose: 'photo' })}
      />
      <FilesNotes
        unfinished={uploads.items.length > 0 ? [] : unfinished}
        outcome={outcome}
        fault={fault ?? (posted.status === 'refused' ? posted.message : null)}
      />
      <UploadList items={uploads.items} onCancel={uploads.cancel} onRetry={uploads.retry} />
      <RemovedFiles draftId={draftId} removed={removed} action={action} onRestore={onRestore} />
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {entries.length === 0 ? (
        <p className="mt-8 text-text-muted">{copy.noPhotosYet}</p>
      ) : (
        <SortablePhotos
          keys={entries.map(({ key }) => key)}
          onMove={(key, to) => onChange(toForm({ draftId, key, change: 'move', to }))}
        >
          <ol aria-label={copy.photosOrder} className="mt-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {entries.map((photo) => (
              <PhotoCard
                key={photo.key}
                draftId={draftId}
                photo={photo}
                count={entries.length}
                action={action}
                onChange={onChange}
              />
            ))}
          </ol>
        </SortablePhotos>
      )}
    </>
  );
}

const changed = (result: ReturnType<typeof insertPhoto>, before: readonly Photo[]): readonly Photo[] =>
  result.ok ? result.value : before;

const nameOf = ({ room, order }: Photo): string =>
  room ? roomLabel(room) : photoCardCopy.name({ number: order + 1 });

function toForm(fields: Readonly<Record<string, string | number>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return form;
}

const textOf = (form: FormData) => (name: string) => String(form.get(name) ?? '');

function spoken(change: PhotoChange, count: number): string {
  switch (change.type) {
    case 'move':
      return copy.movedPosition({ to: change.to + 1, count });
    case 'cover':
      return copy.photoNowCover;
    case 'keep':
      return copy.photoKept;
    case 'remove':
      return copy.photoRemovedCan;
    case 'describe':
      return copy.saved;
  }
}
