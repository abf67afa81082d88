import Link from 'next/link';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button';

interface FoundListProps {
  readonly rows: readonly {
    readonly href: string;
    readonly name: string;
    readonly note: string;
    readonly badges: ReactNode;
  }[];
  /** URL of the next page, if any. */
  readonly more: { readonly href: string; readonly label: string } | null;
}

/** Results of a staff search. */
export const FoundList = ({ rows, more }: FoundListProps) => (
  <>
    <ul className="mt-6 max-w-5xl divide-y divide-line border-y border-line">
      {rows.map(({ href, name, note, badges }) => (
        <li key={href} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
          <div className="min-w-0">
            <Link
              href={href}
              prefetch={false}
              className="break-words font-medium underline-offset-4 hover:underline"
            >
              {name}
            </Link>
            <p className="mt-1 break-words text-sm text-text-muted">{note}</p>
          </div>
          {badges}
        </li>
      ))}
    </ul>
    {more && (
      <LinkButton href={more.href} prefetch={false} className="mt-6">
        {more.label}
      </LinkButton>
    )}
  </>
);
