'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { progress as copy } from '@/messages/bulk-uploads/progress';
import { ProgressBar } from './progress-bar';

interface RunProgressProps {
  /** URL whose GET returns the progress. */
  readonly path: string;
  readonly done: number;
  readonly total: number;
}

const everyMs = 2_000;

/** Follows a run. The server works whether or not this page is open. */
export function RunProgress({ path, done, total }: RunProgressProps) {
  const router = useRouter();
  const [cursor, setCursor] = useState(done);
  useEffect(() => {
    const timer = setInterval(async () => {
      const state = await ask(path);
      if (state?.isRunning === false) router.refresh();
      else if (state) setCursor(state.cursor);
    }, everyMs);
    return () => clearInterval(timer);
  }, [path, router]);
  const now = Math.max(cursor, done);
  return (
    <div className="max-w-xl">
      <ProgressBar
        label={copy.storing}
        percent={Math.floor((100 * now) / Math.max(total, 1))}
        count={copy.count({ done: now, total })}
      />
      <p className="mt-2 text-sm text-text-muted">
        {copy.canLeave}
        <noscript> {copy.reload}</noscript>
      </p>
    </div>
  );
}

/** Null if there was no response; the next try follows. */
async function ask(path: string): Promise<{ isRunning: boolean; cursor: number } | null> {
  try {
    const response = await fetch(path);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
