import type { ReactNode } from 'react';
import { StaffSection } from '../staff-section';

interface PartProps {
  readonly title: string;
  readonly of: readonly unknown[];
  readonly children: ReactNode;
}

/** The results of one noun; nothing without a result. */
export const Part = ({ title, of, children }: PartProps) =>
  of.length > 0 && (
    <StaffSection title={title} count={of.length}>
      {children}
    </StaffSection>
  );

interface RowsProps {
  readonly rows: readonly {
    /** Where several rows lead to one page. */
    readonly key?: string;
    readonly href: string;
    readonly name: string;
    readonly note: string;
    readonly badge?: ReactNode;
  }[];
}

export const Rows = ({ rows }: RowsProps) => (
  <ul className="max-w-5xl divide-y divide-line border-y border-line">
    {rows.map(({ href, key = href, name, note, badge }) => (
      <li key={key} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <div className="min-w-0">
          <a href={href} className="line-clamp-2 break-words font-medium text-link">
            {name}
          </a>
          <p className="mt-1 break-words text-sm text-text-muted">{note}</p>
        </div>
        {badge}
      </li>
    ))}
  </ul>
);
