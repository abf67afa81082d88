import type { ComponentProps } from 'react';
import { DataTable } from '@/components/layout/data-table';
import { ChevronDownIcon } from '@/components/ui/icons';

interface FoldableTableProps extends ComponentProps<typeof DataTable> {
  /** Number and name of its rows: `12 parameters`. */
  readonly summary: string;
}

const mostOpen = 8;

/** A table that is collapsed when long. */
export function FoldableTable({ summary, ...table }: FoldableTableProps) {
  if (table.rows.length <= mostOpen) return <DataTable {...table} />;
  return (
    <details className="group !mt-7 !max-w-none rounded border border-line">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 px-4 font-medium">
        {summary}
        <ChevronDownIcon className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="px-4 pb-3 [&>figure]:!mt-1">
        <DataTable {...table} />
      </div>
    </details>
  );
}
