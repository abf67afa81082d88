'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { importProgress as copy } from '@/messages/imports/import-progress';

interface ImportProgressProps {
  readonly label: string;
  /** URL whose POST continues the import and returns its progress. */
  readonly path: string;
  readonly done: number;
  readonly total: number;
}

const pauseMs = 3_000;

/** Continues an import while its page is open. Leaving loses nothing: the server continues by itself. */
export function ImportProgress({ label, path, done, total }: ImportProgressProps) {
  const router = useRouter();
  const [cursor, setCursor] = useState(done);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function goOn() {
      const state = await ask(path);
      if (isOver) return;
      if (state?.isUnderWay === false) return router.refresh();
      if (state) setCursor(state.cursor);
      timer = setTimeout(goOn, state ? 0 : pauseMs);
    }
    void goOn();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [path, router]);
  const percent = Math.floor((100 * Math.max(cursor, done)) / Math.max(total, 1));
  return (
    <div className="max-w-xl">
      <p className="mb-2 flex justify-between gap-4">
        <span className="font-medium">{label}</span>
        <span className="tabular-nums" role="status">
          {percent}%
        </span>
      </p>
      <progress
        aria-label={label}
        value={percent}
        max={100}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary"
      />
      <p className="mt-2 text-sm text-text-muted">
        {copy.canLeavePage}
        <noscript> {copy.reloadPageSee}</noscript>
      </p>
    </div>
  );
}

/** Null if there was no response; the request is then repeated. */
async function ask(path: string): Promise<{ isUnderWay: boolean; cursor: number } | null> {
  try {
    const response = await fetch(path, { method: 'POST' });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
