import type { ReactNode } from 'react';
import { Picture } from '@/components/listings/pictures/picture';
import * as pictureWidths from '@/components/listings/pictures/picture-widths';

interface HomeRowProps {
  /** Source of the photo; null if the home has none yet. */
  readonly cover: string | null;
  /** Home, status and dates. */
  readonly children: ReactNode;
  /** Price and button. */
  readonly aside?: ReactNode;
}

/** One home in a list of the dashboard: photo, facts, and what to do. */
export const HomeRow = ({ cover, children, aside }: HomeRowProps) => (
  <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 gap-y-3 py-4 min-[360px]:grid-cols-[5.5rem_minmax(0,1fr)] min-[360px]:gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:gap-x-6">
    <div className="aspect-[4/3] self-start overflow-hidden rounded bg-surface-muted">
      {cover && (
        <Picture
          src={cover}
          sizes={pictureWidths.homeRow}
          alt=""
          width={400}
          height={300}
          loading="lazy"
          className="size-full object-cover"
        />
      )}
    </div>
    <div className="min-w-0 self-center">{children}</div>
    {aside && (
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 max-sm:col-span-2 sm:flex-col sm:flex-nowrap sm:items-end sm:justify-center">
        {aside}
      </div>
    )}
  </li>
);

interface HomeListProps {
  readonly id: string;
  readonly title: ReactNode;
  /** Link to all of them, at the right end of the rule. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the dashboard. */
export const HomeSection = ({ id, title, more, children }: HomeListProps) => (
  <section aria-labelledby={id} className="mt-10 max-w-5xl">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-primary pt-3">
      <h2 id={id} className="text-heading font-semibold">
        {title}
      </h2>
      {more}
    </div>
    {children}
  </section>
);
