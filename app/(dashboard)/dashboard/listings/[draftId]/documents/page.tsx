import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BlankForms } from '@/components/drafts/files/blank-forms';
import { DocumentStep } from '@/components/drafts/files/document-step';
import { FixedDocuments } from '@/components/drafts/files/fixed-files';
import { SellerDuties } from '@/components/drafts/files/seller-duties';
import { NextStep } from '@/components/drafts/next-step';
import { WizardFrame } from '@/components/drafts/wizard-frame';
import { accountRoutes } from '@/lib/account-routes';
import { toOutcome } from '@/lib/copy/drafts/file-refusal-words';
import type { Draft } from '@/lib/domain/drafts/draft';
import { answerOf } from '@/lib/domain/drafts/fields/answers';
import type { DraftDocumentKind } from '@/lib/domain/drafts/files/documents';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { assessDraft } from '@/lib/server/workflows/drafts/assess-draft';
import { canEdit, readDraft } from '@/lib/server/workflows/drafts/drafts';
import { listUploads } from '@/lib/server/workflows/uploads/uploads';
import { steps } from '@/messages/drafts/steps';

export const metadata: Metadata = { title: steps.documents.title, robots: { index: false } };

type Props = PageProps<'/dashboard/listings/[draftId]/documents'>;

export default async function DocumentsPage({ params, searchParams }: Props) {
  const [user, { draftId }, query] = await Promise.all([requireUser(), params, searchParams]);
  const found = await readDraft(user, draftId);
  if (!found.ok) notFound();
  const draft = found.value;
  const now = clock.now();
  const [assessment, isOpen, uploads] = await Promise.all([
    assessDraft(draft, now),
    canEdit(user, draft),
    listUploads(draftId, 'document'),
  ]);
  return (
    <WizardFrame draft={draft} step="documents" assessment={assessment}>
      {isOpen && <BlankForms content={draft} />}
      {isOpen && <SellerDuties content={draft} />}
      {isOpen ? (
        <DocumentStep
          draftId={draftId}
          page={accountRoutes.draftStep(draftId, 'documents')}
          documents={draft.documents}
          wanted={wantedKind(draft)}
          now={now}
          outcome={toOutcome(query)}
          {...uploads}
        />
      ) : (
        <FixedDocuments draftId={draftId} documents={draft.documents} />
      )}
      <NextStep draftId={draftId} step="documents" />
    </WizardFrame>
  );
}

/** The first document that the draft still needs. */
function wantedKind({ documents, answers }: Draft): DraftDocumentKind {
  const has = (kind: DraftDocumentKind) => documents.some((each) => each.kind === kind);
  if (!has('ProofOfAuthority')) return 'ProofOfAuthority';
  const needsContract = answerOf(answers, 'saleFormat') !== 'fixed-price' && !has('ContractOfSale');
  return needsContract ? 'ContractOfSale' : 'TermsOfSale';
}
