import Link from 'next/link';
import { formatCount } from '@/lib/format';
import { classNames } from './class-names';

interface Tab {
  readonly href: string;
  readonly label: string;
  readonly count?: number;
  readonly isCurrent: boolean;
}

/** Views of one page, each with its own address: links, so they work without JavaScript and can be shared. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-line">
      <ul className="flex gap-6 sm:gap-8">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              aria-current={tab.isCurrent ? 'page' : undefined}
              className={classNames(
                '-mb-px inline-flex min-h-12 items-center gap-2 whitespace-nowrap border-b-[3px] px-0.5 pt-1 focus-visible:rounded',
                tab.isCurrent
                  ? 'border-primary font-semibold'
                  : 'border-transparent text-text-muted hover:border-line hover:text-text',
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="text-sm font-normal tabular-nums text-text-muted">
                  {formatCount(tab.count)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
