import Link from 'next/link';
import type { ReactNode } from 'react';
import { staffSection as copy } from '@/messages/staff/staff-section';
import { AuditList, type AuditListProps } from './audit-list';

interface StaffSectionProps {
  readonly title: string;
  readonly count?: number;
  readonly children: ReactNode;
}

/** One section of the staff page of a person or an organization. */
export function StaffSection({ title, count, children }: StaffSectionProps) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-3 border-t-2 border-primary pt-3 text-heading font-semibold">
        {title} {count !== undefined && <span className="font-normal text-text-muted">{count}</span>}
      </h2>
      {children}
    </section>
  );
}

/** `empty` replaces the list while it has no entries. */
export const LogSection = ({ empty, ...list }: AuditListProps & { readonly empty: string }) => (
  <StaffSection title={copy.log}>
    {list.entries.length === 0 ? <p className="text-text-muted">{empty}</p> : <AuditList {...list} />}
  </StaffSection>
);

interface LinkListProps {
  readonly rows: readonly { readonly href: string; readonly name: string; readonly note?: string }[];
}

export const LinkList = ({ rows }: LinkListProps) => (
  <ul className="divide-y divide-line border-y border-line">
    {rows.map(({ href, name, note }) => (
      <li key={href} className="break-words py-3">
        <Link href={href} prefetch={false} className="text-link">
          {name}
        </Link>{' '}
        {note && <span className="text-sm text-text-muted">{note}</span>}
      </li>
    ))}
  </ul>
);
