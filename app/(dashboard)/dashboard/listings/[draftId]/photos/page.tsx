import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FixedPhotos } from '@/components/drafts/files/fixed-files';
import { PhotoStep } from '@/components/drafts/files/photo-step';
import { NextStep } from '@/components/drafts/next-step';
import { WizardFrame } from '@/components/drafts/wizard-frame';
import { accountRoutes } from '@/lib/account-routes';
import { toOutcome } from '@/lib/copy/drafts/file-refusal-words';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { assessDraft } from '@/lib/server/workflows/drafts/assess-draft';
import { canEdit, readDraft } from '@/lib/server/workflows/drafts/drafts';
import { listUploads } from '@/lib/server/workflows/uploads/uploads';
import { steps } from '@/messages/drafts/steps';

export const metadata: Metadata = { title: steps.photos.title, robots: { index: false } };

type Props = PageProps<'/dashboard/listings/[draftId]/photos'>;

export default async function PhotosPage({ params, searchParams }: Props) {
  const [user, { draftId }, query] = await Promise.all([requireUser(), params, searchParams]);
  const found = await readDraft(user, draftId);
  if (!found.ok) notFound();
  const draft = found.value;
  const [assessment, isOpen, uploads] = await Promise.all([
    assessDraft(draft, clock.now()),
    canEdit(user, draft),
    listUploads(draftId, 'photo'),
  ]);
  return (
    <WizardFrame draft={draft} step="photos" assessment={assessment}>
      {isOpen ? (
        <PhotoStep
          draftId={draftId}
          page={accountRoutes.draftStep(draftId, 'photos')}
          photos={draft.photos}
          outcome={toOutcome(query)}
          {...uploads}
        />
      ) : (
        <FixedPhotos draftId={draftId} photos={draft.photos} />
      )}
      <NextStep draftId={draftId} step="photos" />
    </WizardFrame>
  );
}
