import Link from 'next/link';
import type { ReactNode } from 'react';
import { ListingsLink } from '@/components/drafts/own-listings/listings-link';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { missingWords } from '@/lib/copy/drafts/missing-words';
import { warningWords } from '@/lib/copy/drafts/warning-words';
import { statusLabel } from '@/lib/copy/listings/status-label';
import type { Assessment } from '@/lib/domain/drafts/assess';
import type { Draft } from '@/lib/domain/drafts/draft';
import { type StepId, stepIds } from '@/lib/domain/drafts/fields/steps';
import { isEditable } from '@/lib/domain/drafts/review-state';
import { steps } from '@/messages/drafts/steps';
import { wizardFrame as copy } from '@/messages/drafts/wizard-frame';
import { draftTitle } from './draft-title';
import { ReviewerNotes } from './reviewer-notes';
import { StepNav } from './step-nav';

interface WizardFrameProps {
  readonly draft: Draft;
  readonly step: StepId;
  readonly assessment: Assessment;
  readonly children: ReactNode;
}

/** Frame around each step: its title, progress of the others, reviewer questions, and what blocks bidding. */
export function WizardFrame({ draft, step, assessment, children }: WizardFrameProps) {
  const { notes, live, status } = draft.standing;
  const isEdit = live !== null && live !== status;
  const ofStep = notes.filter(({ about }) => about === step);
  const warnings = assessment.warnings.filter((warning) => step === 'preview' || warning.step === step);
  const open =
    step === 'preview' ? [] : assessment.missing.filter((each) => each.step === step && !each.field);
  const number = stepIds.indexOf(step) + 1;
  return (
    <>
      <p className="text-sm text-text-muted">
        <ListingsLink owner={draft.owner} /> /{' '}
        {live === null ? (
          draftTitle(draft)
        ) : (
          <Link href={accountRoutes.myListing(draft.draftId)} className="text-link">
            {draftTitle(draft)}
          </Link>
        )}
      </p>
      <div className="mt-4 gap-x-10 lg:grid lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="lg:order-2">
          <StepNav draft={draft} current={step} missing={assessment.missing} />
        </div>
        <div className="min-w-0 max-lg:mt-6">
          <h1 className="text-title font-semibold">{steps[step].title}</h1>
          <p className="mt-2 max-w-prose text-text-muted">
            {copy.step({ number, stepIds: stepIds.length, step: steps[step].lede })}
          </p>
          <div className="mt-6 max-w-3xl space-y-4 empty:hidden">
            {notes.length > 0 && ofStep.length === 0 && (
              <Notice tone="warning" title={copy.reviewerRequestedChanges}>
                <p>{copy.eachNoteNext}</p>
                <ReviewerNotes draft={draft} />
              </Notice>
            )}
            {ofStep.map(({ text }) => (
              <Notice key={text} tone="warning" title={copy.reviewerNoteStep}>
                {text}
              </Notice>
            ))}
            {isEdit && isEditable(draft.standing) && (
              <Notice tone="info" title={copy.editingPublishedListing}>
                {copy.visitorsSeePublished}
              </Notice>
            )}
            {!isEditable(draft.standing) && <Closed draft={draft} />}
            {isEditable(draft.standing) && open.length > 0 && (
              <Notice tone="info" title={copy.stillNeededStep}>
                <Lines of={open.map(missingWords)} />
              </Notice>
            )}
            {warnings.length > 0 && (
              <Notice tone="warning" title={copy.allowedDiscouragesBidders}>
                <Lines of={warnings.map(warningWords)} />
              </Notice>
            )}
          </div>
          <div className="mt-8">{children}</div>
        </div>
      </div>
    </>
  );
}

const Lines = ({ of }: { readonly of: readonly string[] }) => (
  <ul className="space-y-1">
    {of.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
);

function Closed({ draft }: { readonly draft: Draft }) {
  const { status, reason } = draft.standing;
  if (status === 'InReview')
    return (
      <Notice tone="info" title={copy.review}>
        {copy.reviewerCheckingCant}
      </Notice>
    );
  if (status === 'Rejected')
    return (
      <Notice tone="error" title={copy.notAccepted}>
        {reason}
      </Notice>
    );
  return (
    <Notice tone="info" title={statusLabel(status)}>
      {copy.editReopen({
        link: (children) => (
          <Link href={accountRoutes.myListing(draft.draftId)} className="text-link font-medium">
            {children}
          </Link>
        ),
      })}
    </Notice>
  );
}
