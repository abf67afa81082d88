import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import { Form, type FormAction } from '@/components/ui/form/form';
import { accountRoutes } from '@/lib/account-routes';
import type { Notice } from '@/lib/domain/notifications/notification';
import { formatMoment } from '@/lib/format';
import { notification as notificationCopy } from '@/messages/notifications/notification';
import { notificationKindWords } from '@/messages/notifications/notification-kind-words';
import { notificationRow as copy } from '@/messages/notifications/notification-row';

interface NoticeRowProps {
  readonly id: string;
  readonly notice: Notice;
  readonly action: FormAction;
}

/** One notification; opening it marks it as read. */
export function NotificationRow({ id, notice, action }: NoticeRowProps) {
  const isUnread = notice.readAt === null;
  return (
    <li className="py-5">
      <article
        aria-label={notice.subject}
        className="grid items-start gap-x-6 gap-y-2 sm:grid-cols-[1fr_auto]"
      >
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
            {isUnread && <Badge tone="new">{copy.unread}</Badge>}
            <span>{notificationKindWords[notice.kind].label}</span>
            <time dateTime={new Date(notice.at).toISOString()}>{formatMoment(notice.at)}</time>
          </p>
          <h2 className={isUnread ? 'mt-1 text-lg font-semibold' : 'mt-1 text-lg font-medium'}>
            {/* No prefetch: opening it marks it as read. */}
            <a href={accountRoutes.notification(id)} className="break-words hover:underline">
              {notice.subject}
            </a>
          </h2>
          <p className="mt-1 max-w-prose whitespace-pre-line break-words text-text-muted">{notice.text}</p>
          {opensClosingRoom(notice) && (
            <a
              href={accountRoutes.notification(id)}
              className={buttonClass(
                isUnread && notice.kind === 'won' ? 'primary' : 'secondary',
                'small',
                'mt-3',
              )}
            >
              {copy.openClosingRoom({
                subject: notice.subject,
                sr: (children) => <span className="sr-only">{children}</span>,
              })}
            </a>
          )}
        </div>
        {isUnread && (
          <Form
            action={action}
            page={accountRoutes.notifications}
            hidden={{ id }}
            submit={notificationCopy.read}
            submitLabel={notificationCopy.readLabel({ subject: notice.subject })}
            size="small"
          />
        )}
      </article>
    </li>
  );
}

const opensClosingRoom = ({ path }: Notice): boolean => path.startsWith(accountRoutes.sale(''));
