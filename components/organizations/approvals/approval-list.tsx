import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { toQuestion } from '@/lib/copy/drafts/question';
import { getField } from '@/lib/domain/drafts/fields/fields';
import { type ApprovalRequest, isWaiting } from '@/lib/domain/organizations/approvals';
import { formatMoment } from '@/lib/format';
import { approvalsPage as copy } from '@/messages/organizations/approvals-page';
import { ApprovalForm } from './approval-form';

interface ApprovalListProps {
  readonly requests: readonly (ApprovalRequest & { readonly isOutdated: boolean })[];
  readonly uid: string;
  readonly isViewer: boolean;
  readonly now: number;
}

/** Requests for approval with exactly what will happen, latest first. */
export function ApprovalList({ requests, ...reader }: ApprovalListProps) {
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {requests.map((request) => (
        <li key={request.requestId} className="py-5">
          <ApprovalItem request={request} {...reader} />
        </li>
      ))}
    </ul>
  );
}

type ItemProps = Omit<ApprovalListProps, 'requests'> & {
  readonly request: ApprovalListProps['requests'][number];
};

function ApprovalItem({ request, uid, isViewer, now }: ItemProps) {
  const { requestId, organisationId, draftId, title, command, by, at, expiresAt, decided } = request;
  const isOpen = isWaiting(request, now);
  return (
    <article aria-label={`${copy.types[command.type]} ${title}`.trim()}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-semibold">{copy.types[command.type]}</strong>
        {draftId && (
          <Link href={accountRoutes.myListing(draftId)} prefetch={false} className="text-link break-words">
            {title || copy.untitled}
          </Link>
        )}
        <Badge tone={isOpen ? 'good' : 'muted'}>{stateOf(request, now)}</Badge>
      </p>
      <p className="mt-1 text-sm text-text-muted">
        {isOpen
          ? copy.askedUntil({ name: by.name, at: formatMoment(at), until: formatMoment(expiresAt) })
          : copy.askedAt({ name: by.name, at: formatMoment(at) })}
      </p>
      <Terms terms={request.terms} />
      {decided && (
        <p className="mt-2 text-sm">
          {copy.decidedBy({ answer: decided.answer, name: decided.by.name, at: formatMoment(decided.at) })}
          {decided.reason && ` ${decided.reason}`}
        </p>
      )}
      {isOpen && request.isOutdated && (
        <Notice tone="warning" title={copy.outdated} className="mt-3 max-w-3xl">
          {copy.outdatedText}
        </Notice>
      )}
      {isOpen && !isViewer && by.uid === uid && (
        <p className="mt-2 text-sm text-text-muted">{copy.yourRequest}</p>
      )}
      {isOpen && !isViewer && by.uid !== uid && (
        <div className="mt-4 flex flex-wrap items-end gap-4">
          {!request.isOutdated && (
            <ApprovalForm
              action="approve"
              page={accountRoutes.approvals(organisationId)}
              hidden={{ organisationId, requestId }}
              submit={copy.approve}
              submitLabel={copy.approveLabel({ title })}
              variant="primary"
            />
          )}
          <ApprovalForm
            action="decline"
            id={`decline-${requestId}`}
            page={accountRoutes.approvals(organisationId)}
            hidden={{ organisationId, requestId }}
            fields={[{ name: 'reason', label: copy.reason, control: 'text', maxLength: 600 }]}
            isInline
            className="grow"
            submit={copy.decline}
            submitLabel={copy.declineLabel({ title })}
          />
        </div>
      )}
    </article>
  );
}

function stateOf(request: ApprovalRequest, now: number): string {
  if (request.decided) return request.decided.answer === 'approved' ? copy.approved : copy.declined;
  return isWaiting(request, now) ? copy.waiting : copy.expired;
}

function Terms({ terms }: Pick<ApprovalRequest, 'terms'>) {
  return (
    <dl className="mt-3 grid max-w-3xl gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
      {Object.entries(terms).map(([name, value]) => (
        <div key={name} className="flex min-w-0 gap-2">
          <dt className="text-text-muted">{labelOf(name)}</dt>
          <dd className="min-w-0 break-words font-medium">{choiceOf(name, value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const otherLabels: Readonly<Record<string, string>> = {
  publications: copy.publicationsTerm,
  prices: copy.pricesTerm,
  voidsBids: copy.voidsBidsTerm,
  lotHomes: copy.lotHomesTerm,
};

function labelOf(name: string): string {
  const field = getField(name);
  return field ? toQuestion(field).label : (otherLabels[name] ?? name);
}

function choiceOf(name: string, value: string): string {
  if (name === 'voidsBids') return copy.voidsBids;
  const field = getField(name);
  return (field && toQuestion(field).choices?.find((each) => each.value === value)?.label) ?? value;
}
