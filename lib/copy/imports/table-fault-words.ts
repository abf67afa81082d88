import { MAX_COLUMNS, MAX_ROWS, MAX_TABLE_BYTES, type TableRefusal } from '@/lib/domain/imports/import';
import { formatCount } from '@/lib/format';
import { tableFaults } from '@/messages/imports/table-faults';

/** What is wrong with a table and what to do next. */
export const tableFaultWords: Readonly<Record<TableRefusal, string>> = {
  ...tableFaults,
  'too-large': tableFaults['too-large']({ size: MAX_TABLE_BYTES / 1024 / 1024 }),
  'too-many-rows': tableFaults['too-many-rows']({ rows: formatCount(MAX_ROWS) }),
  'too-many-columns': tableFaults['too-many-columns']({ columns: MAX_COLUMNS }),
};
