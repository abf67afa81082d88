import type { Metadata } from 'next';
import { NotificationRow } from '@/components/notifications/notification-row';
import { EmptyState } from '@/components/ui/empty-state';
import { Form } from '@/components/ui/form/form';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { readAll, readOne } from '@/lib/actions/notifications';
import { mostCounted } from '@/lib/domain/notifications/notification';
import { routes } from '@/lib/routes';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { getInbox, listNotifications } from '@/lib/server/records/notifications/inbox';
import { notification as notificationCopy } from '@/messages/notifications/notification';
import { notificationsPage as copy } from '@/messages/notifications/notifications-page';

export const metadata: Metadata = { title: copy.notifications, robots: { index: false } };

export default async function NotificationsPage({ searchParams }: PageProps<'/dashboard/notifications'>) {
  const [user, { from }] = await Promise.all([requireUser(), searchParams]);
  const now = clock.now();
  const after = typeof from === 'string' ? from : undefined;
  const [{ docs, cursor }, { unread }] = await Promise.all([
    listNotifications(user.uid, after),
    getInbox(user.uid),
  ]);
  return (
    <>
      <h1 className="text-title font-semibold">{copy.notifications}</h1>
      <div className="mt-4 flex max-w-4xl flex-wrap items-center gap-x-6 gap-y-3">
        <p className="mr-auto text-text-muted">
          {unread < mostCounted ? copy.unread({ unread }) : copy.moreUnread}
        </p>
        {unread > 0 && (
          <Form
            action={readAll}
            page={accountRoutes.notifications}
            hidden={{ until: String(now) }}
            submit={notificationCopy.readAll}
            size="small"
          />
        )}
        <LinkButton href={accountRoutes.notificationSettings} size="small">
          {copy.notificationSettings}
        </LinkButton>
      </div>
      {docs.length === 0 ? (
        <NoNotices />
      ) : (
        <ul className="mt-6 max-w-4xl divide-y divide-line border-y border-line">
          {docs.map(({ id, data }) => (
            <NotificationRow key={id} id={id} notice={data} action={readOne} />
          ))}
        </ul>
      )}
      {cursor !== null && (
        <LinkButton href={accountRoutes.notificationsFrom(cursor)} className="mt-6">
          {copy.earlierNotifications}
        </LinkButton>
      )}
    </>
  );
}

const NoNotices = () => (
  <EmptyState
    className="mt-6 max-w-4xl"
    title={copy.noNotificationsYet}
    actions={
      <>
        <LinkButton href={routes.auctions} variant="primary">
          {copy.seeLiveAuctions}
        </LinkButton>
        <LinkButton href={routes.properties}>{copy.searchHomes}</LinkButton>
      </>
    }
  >
    {copy.wellNotifyWhen}
  </EmptyState>
);
