import Link from 'next/link';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { accountRoutes } from '@/lib/account-routes';
import type { Visit } from '@/lib/domain/inquiries/showing';
import { toEasternTime } from '@/lib/domain/shared/eastern-time';
import { formatMoment } from '@/lib/format';
import { routes } from '@/lib/routes';
import { showingRow as copy } from '@/messages/inquiries/showing-row';
import { visit as visitCopy } from '@/messages/inquiries/visit';
import { InquiryActionForm } from './inquiry-action-form';

interface VisitRowProps {
  readonly visit: Visit;
  /** True if the viewer is the seller. */
  readonly isSeller: boolean;
}

/** A showing with this side's available actions. */
export function ShowingRow({ visit, isSeller }: VisitRowProps) {
  const { place, slug, startsAt, status, note, words, name, email, visitId } = visit;
  const canCallOff = status === 'confirmed' || (!isSeller && status === 'requested');
  return (
    <li className="py-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <strong className="font-semibold">{formatMoment(startsAt)}</strong>
        <Badge tone={tones[status]}>{labels[status]}</Badge>
      </p>
      <p className="mt-1 break-words text-sm text-text-muted">
        <Link href={routes.property(slug)} prefetch={false} className="text-link">
          {place}
        </Link>
        {isSeller && ` · ${name}, ${email}`}
      </p>
      {note && <p className="mt-2 whitespace-pre-line break-words">{note}</p>}
      {words && <p className="mt-2 whitespace-pre-line break-words border-l-4 border-line pl-4">{words}</p>}
      {status === 'confirmed' && (
        <p className="mt-2 text-sm">
          <a href={accountRoutes.visitCalendar(visitId)} className="text-link">
            {copy.addCalendar}
          </a>
        </p>
      )}
      {isSeller && status === 'requested' && <Answers visit={visit} />}
      {canCallOff && (
        <div className="mt-3">
          <InquiryActionForm
            action="moveVisit"
            id={`off-${visitId}`}
            page={accountRoutes.showings}
            hidden={{ visitId, step: 'call-off' }}
            confirm={{ label: visitCopy.cancelShowing }}
            fields={[{ ...wordsField, label: isSeller ? visitCopy.toVisitor : visitCopy.toSeller }]}
            submit={visitCopy.callOffSubmit}
          />
        </div>
      )}
    </li>
  );
}

const wordsField = {
  name: 'words',
  control: 'textarea',
  rows: 4,
  maxLength: 600,
  isOptional: true,
} as const;

function Answers({ visit: { visitId, startsAt } }: Pick<VisitRowProps, 'visit'>) {
  const { date, time } = toEasternTime(startsAt);
  return (
    <div className="mt-4 space-y-4">
      <InquiryActionForm
        action="moveVisit"
        id={`yes-${visitId}`}
        page={accountRoutes.showings}
        hidden={{ visitId, step: 'confirm' }}
        fields={[
          { name: 'date', label: visitCopy.date, control: 'date' },
          { name: 'time', label: visitCopy.time, control: 'time' },
          { ...wordsField, label: visitCopy.toVisitor, help: visitCopy.whereHelp },
        ]}
        values={{ date, time }}
        submit={visitCopy.confirm}
      />
      <InquiryActionForm
        action="moveVisit"
        id={`no-${visitId}`}
        page={accountRoutes.showings}
        hidden={{ visitId, step: 'decline' }}
        confirm={{ label: visitCopy.decline }}
        fields={[{ ...wordsField, label: visitCopy.toVisitor }]}
        submit={visitCopy.declineSubmit}
      />
    </div>
  );
}

const labels: Readonly<Record<Visit['status'], string>> = {
  requested: copy.requested,
  confirmed: copy.confirmed,
  declined: copy.declined,
  'called-off': copy.canceled,
};
const tones: Readonly<Record<Visit['status'], BadgeTone>> = {
  requested: 'waiting',
  confirmed: 'good',
  declined: 'muted',
  'called-off': 'muted',
};
