import type { ReactNode } from 'react';
import { dayTitle } from './day-title';

interface DaySectionProps {
  /** `2026-11-21` */
  readonly day: string;
  /** Content at the end of the title line. */
  readonly note: string;
  readonly children: ReactNode;
}

/** The auctions of one day under its title. */
export const DaySection = ({ day, note, children }: DaySectionProps) => (
  <section aria-labelledby={`day-${day}`} className="mt-3">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-primary pb-1">
      <h2 id={`day-${day}`} className="font-semibold">
        <time dateTime={day}>{dayTitle(day)}</time>
      </h2>
      <p className="text-sm text-text-muted">{note}</p>
    </div>
    {children}
  </section>
);
