import Link from 'next/link';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { accountRoutes } from '@/lib/account-routes';
import type { Visit } from '@/lib/domain/inquiries/showing';
import { toEasternTime } from '@/lib/domain/shared/eastern-time';
import { formatMoment } from '@/lib/format';
import { routes } from '@/lib/routes';
import { MarketForm } from './inquiry-action-form';

interface VisitRowProps {
  readonly visit: Visit;
  /** Of the two sides the one that looks. */
  readonly isSeller: boolean;
}

/** A visit with what this side can do about it. */
export function VisitRow({ visit, isSeller }: VisitRowProps) {
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
            Add it to my calendar
          </a>
        </p>
      )}
      {isSeller && status === 'requested' && <Answers visit={visit} />}
      {canCallOff && (
        <details className="mt-3">
          <summary className="cursor-pointer text-sm underline underline-offset-4">Call it off</summary>
          <div className="mt-3">
            <MarketForm
              action="moveVisit"
              name={`off-${visitId}`}
              page={accountRoutes.showings}
              sent={{ visitId, step: 'call-off' }}
              fields={[{ ...wordsField, label: isSeller ? 'To the visitor' : 'To the seller' }]}
              submit="Call the visit off"
            />
          </div>
        </details>
      )}
    </li>
  );
}

const wordsField = { name: 'words', kind: 'lines', most: 600, optional: true } as const;

function Answers({ visit: { visitId, startsAt } }: Pick<VisitRowProps, 'visit'>) {
  const { date, time } = toEasternTime(startsAt);
  return (
    <div className="mt-4 space-y-4">
      <MarketForm
        action="moveVisit"
        name={`yes-${visitId}`}
        page={accountRoutes.showings}
        sent={{ visitId, step: 'confirm' }}
        fields={[
          { name: 'date', label: 'Day', kind: 'date', initial: date },
          { name: 'time', label: 'Time, Eastern', kind: 'time', initial: time },
          { ...wordsField, label: 'To the visitor', help: 'Where to meet, whom to call.' },
        ]}
        submit="Confirm the visit"
      />
      <details>
        <summary className="cursor-pointer text-sm underline underline-offset-4">Decline</summary>
        <div className="mt-3">
          <MarketForm
            action="moveVisit"
            name={`no-${visitId}`}
            page={accountRoutes.showings}
            sent={{ visitId, step: 'decline' }}
            fields={[{ ...wordsField, label: 'To the visitor' }]}
            submit="Decline the visit"
          />
        </div>
      </details>
    </div>
  );
}

const labels: Readonly<Record<Visit['status'], string>> = {
  requested: 'Asked for',
  confirmed: 'Confirmed',
  declined: 'Declined',
  'called-off': 'Called off',
};
const tones: Readonly<Record<Visit['status'], BadgeTone>> = {
  requested: 'waiting',
  confirmed: 'good',
  declined: 'muted',
  'called-off': 'muted',
};
