import Link from 'next/link';
import { classNames } from '@/components/ui/class-names';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons';
import { paging as copy } from '@/messages/search/paging';
import { pageNumbers } from './page-numbers';

interface PagingProps {
  readonly page: number;
  readonly pageCount: number;
  /** URLs of the visible pages. */
  readonly hrefs: Readonly<Record<number, string>>;
}

export function Paging({ page, pageCount, hrefs }: PagingProps) {
  const hrefOf = (pageNumber: number) => hrefs[pageNumber] ?? '';
  return (
    <nav
      aria-label={copy.pages}
      className="mt-14 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line pt-6"
    >
      <p className="text-sm text-text-muted">
        {copy.page({
          page,
          span: (children) => <span className="tabular-nums">{children}</span>,
          pageCount,
          span2: (children) => <span className="tabular-nums">{children}</span>,
        })}
      </p>
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 && (
          <li>
            <Link href={hrefOf(page - 1)} rel="prev" className={classNames(cell, 'px-2')}>
              <ChevronLeftIcon />
              <span className="sr-only sm:not-sr-only sm:pr-2">{copy.previous}</span>
            </Link>
          </li>
        )}
        {pageNumbers(page, pageCount).map((pageNumber, index) =>
          pageNumber === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is told from the other one by its place only
            <li key={`gap-${index}`} aria-hidden="true" className="px-1 text-text-muted">
              …
            </li>
          ) : (
            <li key={pageNumber}>
              <Link
                href={hrefOf(pageNumber)}
                aria-current={pageNumber === page ? 'page' : undefined}
                aria-label={copy.pageLabel({ pageNumber })}
                className={classNames(cell, pageNumber === page && 'border-primary bg-primary text-surface')}
              >
                {pageNumber}
              </Link>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <Link href={hrefOf(page + 1)} rel="next" className={classNames(cell, 'px-2')}>
              <span className="sr-only sm:not-sr-only sm:pl-2">{copy.next}</span>
              <ChevronRightIcon />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

const cell = 'page-link';
