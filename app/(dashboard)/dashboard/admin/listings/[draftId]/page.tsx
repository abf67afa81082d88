import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { draftTitle } from '@/components/drafts/draft-title';
import { AuditList } from '@/components/staff/audit-list';
import { DecisionForm } from '@/components/staff/decision-form';
import { CancellationDocuments } from '@/components/staff/review/cancellation-documents';
import { FlowBar } from '@/components/staff/review/flow-bar';
import { ReviewAside } from '@/components/staff/review/review-aside';
import { reviewGroups } from '@/components/staff/review/review-groups';
import { ReviewRules } from '@/components/staff/review/review-rules';
import { rowId } from '@/components/staff/row-id';
import { StaffForm } from '@/components/staff/staff-form';
import { StaffOnly } from '@/components/staff/staff-only';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { aboutLabel } from '@/lib/copy/drafts/question';
import { warningWords } from '@/lib/copy/drafts/warning-words';
import { statusLabel } from '@/lib/copy/listings/status-label';
import { toPreview } from '@/lib/domain/drafts/publication/preview';
import { isClaimedBy, isClaimedByOther } from '@/lib/domain/drafts/review-state';
import type { ChangedPart } from '@/lib/domain/reviews/compare-content';
import { redFlagsOf } from '@/lib/domain/risk-report/red-flags';
import { formatMoment } from '@/lib/format';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { listTemplates } from '@/lib/server/workflows/desk/reason-templates';
import { readFlow, readReviewRecords } from '@/lib/server/workflows/desk/review-flow';
import { readReview } from '@/lib/server/workflows/listings/reviews';
import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';
import { claim as claimCopy } from '@/messages/staff/claim';
import { reviewPage as copy } from '@/messages/staff/review-page';

export const metadata: Metadata = { title: copy.review, robots: { index: false } };

export default async function ReviewPage({
  params,
  searchParams,
}: PageProps<'/dashboard/admin/listings/[draftId]'>) {
  const [user, { draftId }, { flow, decided, reason }] = await Promise.all([
    requireUser(),
    params,
    searchParams,
  ]);
  const now = clock.now();
  const found = await readReview(user, draftId, now);
  if (!found.ok && found.reason === 'not-reviewer') return <StaffOnly />;
  if (!found.ok && found.reason === 'own-listing')
    return (
      <>
        <h1 className="text-title font-semibold">{copy.ownListing}</h1>
        <p className="mt-3 max-w-prose">{sellingRefusalWords['own-listing']}</p>
      </>
    );
  if (!found.ok) notFound();
  const { draft, assessment, changed, change, log } = found.value;
  const { standing, owner } = draft;
  const isOpen = standing.status === 'InReview';
  const claim = isClaimedBy(standing, user.uid, now) ? 'release' : 'claim';
  const isTaken = isClaimedByOther(standing, user.uid, now);
  const [place, records, templates] = await Promise.all([
    readFlow(user, draftId, now),
    readReviewRecords(draftId, owner.uid),
    listTemplates(user),
  ]);
  const preview = toPreview(draft, now);
  const claimForm = isOpen && !isTaken && (
    <StaffForm
      key={String(standing.claim?.at)}
      action="claim"
      page={flow ? accountRoutes.reviewInFlow(draftId) : accountRoutes.review(draftId)}
      hidden={{ draftId, claim, flow: flow ? '1' : '' }}
      submit={claimCopy[claim]}
      size="small"
    />
  );
  return (
    <>
      <p className="text-sm text-text-muted">
        <Link href={accountRoutes.desk} className="text-link">
          {copy.desk}
        </Link>
      </p>
      <h1 className="mt-3 text-title font-semibold">{draftTitle(draft)}</h1>
      <p className="mt-2 text-text-muted">
        {standing.submittedAt === null
          ? copy.seller({ ...owner, status: statusLabel(standing.status) })
          : copy.sellerSubmission({
              ...owner,
              status: statusLabel(standing.status),
              submission: standing.submission,
              submittedAt: formatMoment(standing.submittedAt),
            })}
      </p>
      <CancellationDocuments draftId={draftId} documents={draft.cancellationDocuments ?? []} />
      {typeof decided === 'string' && (
        <Notice tone="success" title={copy.previousDecided} className="mt-5 max-w-3xl">
          {copy.sellerEmailed}{' '}
          <Link
            href={accountRoutes.review(encodeURIComponent(decided))}
            prefetch={false}
            className="text-link"
          >
            {copy.seePrevious}
          </Link>
        </Notice>
      )}
      {place ? (
        <FlowBar
          draftId={draftId}
          place={place}
          claim={claimForm}
          hasDifferences={Boolean(changed?.length)}
        />
      ) : (
        claimForm && <div className="mt-5">{claimForm}</div>
      )}
      <div className="gap-x-10 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div>
          <div className="mt-6 max-w-3xl space-y-4 empty:hidden">
            {isOpen && isTaken && (
              <Notice tone="warning" title={copy.claimedBy({ name: standing.claim?.name ?? '' })}>
                {copy.anotherReviewerCan}
              </Notice>
            )}
            {changed && <Changes changed={changed} since={change ? 'published' : 'submitted'} />}
            {isOpen && change?.plan === 'replace' && (
              <Notice tone="warning" title={copy.approvingEndsCurrent}>
                {(change.course.bidCount > 0 && !standing.isCorrection
                  ? copy.bidsWouldLost
                  : copy.bidsWouldLostSeller)({ bidCount: change.course.bidCount })}
              </Notice>
            )}
          </div>
          <ReviewRules ruleResults={assessment.ruleResults} />
          <Warnings texts={assessment.warnings.map(warningWords)} />
        </div>
        <div className="mt-8">
          <ReviewAside
            flags={preview && redFlagsOf(preview.listing)}
            records={records}
            sellerId={owner.uid}
          />
        </div>
      </div>
      <DecisionForm
        key={`${draftId} ${standing.submission}`}
        draftId={draftId}
        submission={standing.submission}
        next={flow ? (place?.next ?? null) : null}
        templates={templates}
        chosen={typeof reason === 'string' ? reason : null}
        groups={reviewGroups(draft, changed)}
        isOpen={isOpen && !isTaken}
        needsSpecialReview={assessment.gate === 'special-review'}
        forbidden={assessment.missing.length > 0 ? sellingRefusalWords.rules : null}
      />
      <section aria-labelledby="log" className="mt-12 max-w-4xl">
        <h2 id="log" className="mb-3 text-heading font-semibold">
          {copy.log}
        </h2>
        <AuditList entries={log} />
      </section>
    </>
  );
}

function Warnings({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className="mt-6 max-w-3xl list-disc space-y-1 pl-5 text-text-muted">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

interface ChangesProps {
  readonly changed: readonly ChangedPart[];
  readonly since: 'published' | 'submitted';
}

/** The differences since the last submission or the published listing, each with a link to its answer. */
function Changes({ changed, since: change }: ChangesProps) {
  if (changed.length === 0) return <Notice tone="info" title={copy.noChangesSince({ change })} />;
  return (
    <Notice tone="info" title={copy.other({ change, changed: changed.length })}>
      <p>{copy.eachChangeShown}</p>
      <ul id="differences" className="mt-2">
        {changed.map(({ about }) => (
          <li key={about}>
            <a href={`#${rowId(about)}`} className="text-link">
              {aboutLabel(about)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
