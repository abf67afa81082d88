'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';

/** The latest hash of the chain: who keeps it can prove later that nothing before it was changed. */
export function LedgerHead({ hash }: { readonly hash: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(hash);
    setCopied(hash);
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
      <span>
        Head of the ledger <code className="text-text">{hash.slice(0, 16)}…</code>
      </span>
      <Button
        size="small"
        variant="quiet"
        className="no-print"
        onClick={copy}
        aria-label="Copy the whole head hash"
      >
        {copied === hash ? 'Copied' : 'Copy'}
      </Button>
      <span className="w-full">
        Every entry is chained to the one before. Keep the head to check later that nothing was changed.
      </span>
    </div>
  );
}
