'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { ProgressBar } from '@/components/bulk-uploads/progress-bar';
import { action as copy } from '@/messages/bulk-actions/action';

interface FollowActionProps {
  readonly isRunning: boolean;
  readonly done: number;
  readonly total: number;
}

const everyMs = 2_000;

/** Refreshes the page while the server works, whether or not this page is open. */
export function FollowAction({ isRunning, done, total }: FollowActionProps) {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), everyMs);
    return () => clearInterval(timer);
  }, [router]);
  return (
    <div className="max-w-xl">
      <ProgressBar
        label={isRunning ? copy.running : copy.checking}
        percent={Math.floor((100 * done) / Math.max(total, 1))}
        count={copy.progress({ done, total })}
      />
      <p className="mt-2 text-sm text-text-muted">
        {isRunning && copy.canLeave}
        <noscript> {copy.reload}</noscript>
      </p>
    </div>
  );
}
