import { Badge } from '@/components/ui/badge';
import { Form, type FormAction } from '@/components/ui/form/form';
import { formatMoment } from '@/lib/format';
import { sessionList as copy } from '@/messages/accounts/session-list';
import { sessions as sessionsCopy } from '@/messages/accounts/sessions';

interface SessionListProps {
  readonly sessions: readonly {
    readonly id: string;
    readonly device: string;
    readonly seenAt: number;
    readonly createdAt: number;
    readonly isThis: boolean;
  }[];
  readonly action: FormAction;
  readonly page: string;
}

/** The person's active sessions, each with a button to end it. */
export const SessionList = ({ sessions, action, page }: SessionListProps) => (
  <ul className="mt-4 divide-y divide-line border-y border-line">
    {sessions.map(({ id, device, seenAt, createdAt, isThis }) => (
      <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
        <div>
          <p className="flex flex-wrap items-center gap-3 font-medium">
            {device} {isThis && <Badge tone="good">{copy.device}</Badge>}
          </p>
          <p className="text-sm text-text-muted">
            {copy.lastActiveSigned({
              seenAt: formatMoment(seenAt),
              createdAt: formatMoment(createdAt),
            })}
          </p>
        </div>
        {!isThis && (
          <Form
            action={action}
            page={page}
            hidden={{ id }}
            submit={sessionsCopy.end}
            submitLabel={sessionsCopy.endLabel({ device, since: formatMoment(createdAt) })}
            size="small"
          />
        )}
      </li>
    ))}
  </ul>
);
