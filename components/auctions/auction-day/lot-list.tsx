import type { KeyboardEvent, ReactNode } from 'react';
import { MOST_LIVE_AUCTIONS } from '@/lib/domain/auctions/views/live-limit';
import { formatCount } from '@/lib/format';
import { auctionDay as copy } from '@/messages/auctions/auction-day';

/** The link of a lot that the keys move between has this attribute. */
const linkSelector = '[data-lot-link]';
const steps: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

interface LotListProps {
  readonly shown: number;
  /** Of the day, with those that are not shown. */
  readonly total: number;
  /** Lots before the shown ones. All of them are over. */
  readonly past: number;
  /** Shown lots that are not over. */
  readonly current: number;
  readonly children: ReactNode;
}

/**
 * The lots of an auction day. Keys move the focus between them, but only while it is in the list: single
 * letters must not act elsewhere (WCAG 2.1.4).
 */
export function LotList({ shown, total, past, current, children }: LotListProps) {
  return (
    <section aria-labelledby="lots-of-day" className="mt-6">
      <h2 id="lots-of-day" className="font-semibold">
        {copy.lots}
      </h2>
      {shown < total && (
        <p className="mt-1 text-sm text-text-muted">
          {past > 0
            ? copy.laterOf({ shown: formatCount(shown), total: formatCount(total), past })
            : copy.firstOf({ shown: formatCount(shown), total: formatCount(total) })}
        </p>
      )}
      {current > MOST_LIVE_AUCTIONS && (
        <p className="mt-1 text-sm text-text-muted">{copy.liveFirst({ most: MOST_LIVE_AUCTIONS })}</p>
      )}
      <p className="text-xs text-text-muted max-md:sr-only">{copy.keys}</p>
      <ol className="mt-2 divide-y divide-line border-y border-line" onKeyDown={moveFocus}>
        {children}
      </ol>
    </section>
  );
}

function moveFocus(event: KeyboardEvent<HTMLOListElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(linkSelector)];
  const row = event.target instanceof Element ? event.target.closest('li') : null;
  const current = links.findIndex((link) => row?.contains(link));
  const next = links[current + step];
  if (current < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

export function Cell({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-text-muted">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
