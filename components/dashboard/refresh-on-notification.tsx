'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { followInbox } from '@/lib/client/auctions/live';
import { refreshOnNotification as copy } from '@/messages/dashboard/refresh-on-notification';
import { useAuth } from '@/providers/auth-provider';
import { isInUse } from './form-in-use';

interface FollowNewsProps {
  /** Time in ms of the person's latest notification before the page was rendered. */
  readonly since: number;
}

/**
 * Refreshes the page when its person gets a notification: once per signal, one request at a time. While the
 * person is editing a form, it shows a notice instead.
 */
export function RefreshOnNotification({ since }: FollowNewsProps) {
  const router = useRouter();
  const isSignedIn = useAuth().state === 'signed-in';
  const [isPending, startTransition] = useTransition();
  const [isHeld, setIsHeld] = useState(false);
  const renderedAt = useRef(since);
  const latest = useRef(since);
  const show = useRef((_isWished = false) => {});
  useEffect(() => {
    renderedAt.current = Math.max(renderedAt.current, since);
  }, [since]);
  useEffect(() => {
    show.current = (isWished = false) => {
      const content = document.querySelector('main');
      if (isPending || !content) return;
      const isDue = latest.current > renderedAt.current;
      const holds = isDue && !isWished && isInUse(content);
      setIsHeld(holds);
      if (!isDue || holds) return;
      renderedAt.current = latest.current;
      if (isWished) content.focus({ preventScroll: true });
      startTransition(() => router.refresh());
    };
    show.current();
  }, [router, isPending]);
  useEffect(() => {
    if (!isSignedIn) return;
    const unfollow = followInbox((inbox) => {
      latest.current = Math.max(latest.current, newsAt(inbox));
      show.current();
    });
    const leave = () => setTimeout(() => show.current());
    document.addEventListener('focusout', leave);
    return () => {
      unfollow();
      document.removeEventListener('focusout', leave);
    };
  }, [isSignedIn]);
  return (
    <div
      role="status"
      className="no-print pointer-events-none fixed inset-x-0 bottom-36 z-40 flex justify-center px-4"
    >
      {isHeld && (
        <p className="pointer-events-auto flex items-center gap-4 rounded border border-primary bg-surface py-2 pl-4 pr-2">
          {copy.pageUpdates}
          <Button size="small" onClick={() => show.current(true)}>
            {copy.showUpdates}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Stream boundary: the data comes from our own server. */
const newsAt = (inbox: unknown): number =>
  typeof inbox === 'object' && inbox !== null && 'at' in inbox ? Number(inbox.at) || 0 : 0;
