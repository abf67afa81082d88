import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FixedAnswers } from '@/components/drafts/fixed-answers';
import { PreviewStep } from '@/components/drafts/preview-step';
import { StepForm } from '@/components/drafts/step-form';
import { WizardFrame } from '@/components/drafts/wizard-frame';
import { ViewerFrame } from '@/components/organizations/viewer-frame';
import { remove, submit, takeBack } from '@/lib/actions/drafts';
import { contentOf } from '@/lib/domain/drafts/draft';
import { placeOf } from '@/lib/domain/drafts/draft-place';
import { isStep } from '@/lib/domain/drafts/fields/steps';
import { toPreview } from '@/lib/domain/drafts/publication/preview';
import { compareContent } from '@/lib/domain/reviews/compare-content';
import { isSellersViewer } from '@/lib/server/people/organizations/seller';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { changedSinceReturn } from '@/lib/server/records/drafts/changed-since-return';
import { changeFactsOf, publishedAnswers, readPublished } from '@/lib/server/records/drafts/draft-record';
import { assessDraft } from '@/lib/server/workflows/drafts/assess-draft';
import { canEdit, readDraft } from '@/lib/server/workflows/drafts/drafts';
import { stepPage as copy } from '@/messages/drafts/step-page';
import { steps } from '@/messages/drafts/steps';

type Props = PageProps<'/dashboard/listings/[draftId]/[step]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { step } = await params;
  return { title: isStep(step) ? steps[step].title : copy.pageNotFound, robots: { index: false } };
}

export default async function StepPage({ params }: Props) {
  const [user, { draftId, step }] = await Promise.all([requireUser(), params]);
  const found = await readDraft(user, draftId);
  if (!found.ok || !isStep(step)) notFound();
  const draft = found.value;
  const now = clock.now();
  const [assessment, published, changed, isOpen, isViewer] = await Promise.all([
    assessDraft(draft, now),
    readPublished(runtime().store, draft, now),
    step === 'preview' ? changedSinceReturn(runtime().store, draft) : null,
    canEdit(user, draft),
    isSellersViewer(runtime().store, draft.owner.uid, user.uid),
  ]);
  return (
    <ViewerFrame isViewer={isViewer}>
      <WizardFrame draft={draft} step={step} assessment={assessment}>
        {step === 'preview' ? (
          <PreviewStep
            draft={draft}
            assessment={assessment}
            hasPreview={toPreview(draft, now) !== null}
            edit={
              published && {
                changed: compareContent(published.content, contentOf(draft)),
                change: changeFactsOf(draft, published),
              }
            }
            changedSinceReturn={changed}
            actions={{ submit, takeBack, remove }}
          />
        ) : isOpen ? (
          <StepForm
            key={step}
            draftId={draftId}
            step={step}
            answers={draft.answers}
            notes={draft.standing.notes}
            published={publishedAnswers(published)}
            place={placeOf(draft.answers)}
            now={now}
          />
        ) : (
          <FixedAnswers answers={draft.answers} step={step} />
        )}
      </WizardFrame>
    </ViewerFrame>
  );
}
