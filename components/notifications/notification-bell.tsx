import Link from 'next/link';
import { useEffect, useState } from 'react';
import { BellIcon } from '@/components/ui/page-icons';
import { accountRoutes } from '@/lib/account-routes';
import { followInbox } from '@/lib/client/auctions/live';
import { notificationBell as copy } from '@/messages/notifications/notification-bell';

/** The server stops counting here. */
const MOST_COUNTED = 100;

/** Link to the notifications with the unread count, kept current. */
export function NotificationBell({ isFollowing }: { readonly isFollowing: boolean }) {
  const unread = useUnread(isFollowing);
  return (
    <>
      <Link
        href={accountRoutes.notifications}
        prefetch={false}
        className="relative flex size-11 items-center justify-center rounded"
      >
        <BellIcon className="size-6" />
        <span className="sr-only">{copy.notificationsUnread({ unread })}</span>
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute right-0 top-0.5 min-w-5 rounded-full bg-secondary px-1 text-center text-xs font-semibold leading-5 text-primary"
          >
            {unread < MOST_COUNTED ? unread : '99+'}
          </span>
        )}
      </Link>
      <span role="status" className="sr-only">
        {unread > 0 && copy.status({ unread })}
      </span>
    </>
  );
}

function useUnread(isFollowing: boolean): number {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (isFollowing) return followInbox((inbox) => setUnread(unreadIn(inbox)));
  }, [isFollowing]);
  return unread;
}

/** Stream boundary: the data comes from our own server. */
const unreadIn = (inbox: unknown): number =>
  typeof inbox === 'object' && inbox !== null && 'unread' in inbox ? Number(inbox.unread) || 0 : 0;
