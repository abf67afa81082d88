import Link from 'next/link';
import type { ReactNode } from 'react';
import { ArrowRightIcon } from './page-icons';

interface SectionHeadingProps {
  readonly id?: string;
  readonly title: ReactNode;
  /** One line under the title. */
  readonly note?: ReactNode;
  /** Link to all of it, at the right end of the rule. */
  readonly more?: { readonly href: string; readonly label: string };
}

/** Newspaper-style section head: a heavy rule, the title below, a link at the right end. */
export function SectionHeading({ id, title, note, more }: SectionHeadingProps) {
  return (
    <div className="mb-6 border-t-2 border-primary pt-4 sm:mb-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="text-title font-semibold">
          {title}
        </h2>
        {more && (
          <Link
            prefetch={false}
            href={more.href}
            className="group inline-flex min-h-8 items-center gap-1.5 font-medium underline-offset-4 hover:underline"
          >
            {more.label}
            <ArrowRightIcon className="size-5 transition-transform duration-150 group-hover:translate-x-0.5" />
          </Link>
        )}
      </div>
      {note && <p className="mt-1.5 max-w-prose text-text-muted">{note}</p>}
    </div>
  );
}
