import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { accountRoutes } from '@/lib/account-routes';
import type { DeskRow } from '@/lib/domain/staff/queues/desk-row';
import { queue as queueCopy } from '@/messages/desk/queue';
import { row as copy } from '@/messages/desk/row';
import { StaffForm } from '../staff-form';
import { rowLink, rowNote, rowTitle } from './row-words';

interface DeskQueueRowProps {
  readonly row: DeskRow;
  readonly uid: string;
  readonly now: number;
  /** Id of the form that decides on several rows, if the queue has one. */
  readonly selects: string | null;
}

/** A row with its age, its owner and the next step. */
export function DeskQueueRow({ row, uid, now, selects }: DeskQueueRowProps) {
  const { rowId, queue, isOwn } = row;
  const title = rowTitle(row);
  const link = rowLink(row);
  const titleId = `${queue}-${rowId}`;
  return (
    <li className="flex items-start gap-3 py-4">
      {selects && (
        <input
          type="checkbox"
          form={selects}
          name="id"
          value={rowId}
          disabled={isOwn}
          aria-label={queueCopy.select({ title })}
          className="mt-1 size-5 shrink-0 accent-primary"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 basis-80 grow">
          {link ? (
            <Link
              id={titleId}
              href={link.href}
              prefetch={false}
              className="break-words font-medium underline-offset-4 hover:underline"
            >
              {title}
            </Link>
          ) : (
            <p className="break-words font-medium">{title}</p>
          )}
          <p className="mt-1 break-words text-sm text-text-muted">{rowNote(row, now)}</p>
          {queue === 'documents' && <p className="mt-1 text-sm">{copy.repair}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Owner row={row} uid={uid} />
          {!isOwn && (row.owner === null || row.owner.uid === uid) && <TakeForm row={row} title={title} />}
          {queue === 'mails' && <MailForms rowId={rowId} title={title} />}
          {link && !isOwn && (
            <Link
              href={link.href}
              prefetch={false}
              aria-describedby={titleId}
              className="font-medium text-link"
            >
              {link.action}
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}

function Owner({ row: { owner, isOwn }, uid }: Pick<DeskQueueRowProps, 'row' | 'uid'>) {
  if (isOwn) return <Badge tone="muted">{copy.own}</Badge>;
  if (!owner) return <Badge tone="upcoming">{copy.free}</Badge>;
  return owner.uid === uid ? (
    <Badge tone="live">{copy.mine}</Badge>
  ) : (
    <Badge tone="waiting" className="whitespace-normal">
      {copy.takenBy({ name: owner.name })}
    </Badge>
  );
}

function TakeForm({
  row: { queue, rowId, owner },
  title,
}: {
  readonly row: DeskRow;
  readonly title: string;
}) {
  const type = owner ? 'give-back' : 'take';
  return (
    <StaffForm
      action="takeFromQueue"
      page={accountRoutes.desk}
      hidden={{ queue, id: rowId, type, what: `${queue}:${rowId}` }}
      submit={owner ? copy.giveBack : copy.take}
      submitLabel={owner ? copy.giveBackLabel({ title }) : copy.takeLabel({ title })}
      size="small"
    />
  );
}

const MailForms = ({ rowId, title }: { readonly rowId: string; readonly title: string }) => (
  <>
    <StaffForm
      action="resolveMail"
      page={accountRoutes.desk}
      hidden={{ id: rowId, type: 'retry', what: `retry:${rowId}` }}
      submit={copy.retry}
      submitLabel={copy.retryLabel({ title })}
      size="small"
    />
    <StaffForm
      action="resolveMail"
      page={accountRoutes.desk}
      hidden={{ id: rowId, type: 'drop', what: `drop:${rowId}` }}
      submit={copy.drop}
      submitLabel={copy.dropLabel({ title })}
      size="small"
    />
  </>
);
