import type { Counts, ImportState } from '@/lib/domain/selling/imports/import';
import { formatCount } from '@/lib/format';

export const stateLabels: Readonly<Record<ImportState, string>> = {
  mapping: 'Columns not confirmed yet',
  checking: 'Dry run under way',
  checked: 'Checked, not run yet',
  running: 'Under way',
  done: 'Done',
  stopped: 'Stopped',
};

/** `480 new, 3 changed, 0 unchanged, 20 to mend`. */
export const countWords = ({ created, changed, same, faulty }: Counts): string =>
  [
    `${formatCount(created)} new`,
    `${formatCount(changed)} changed`,
    `${formatCount(same)} unchanged`,
    `${formatCount(faulty)} to mend`,
  ].join(', ');
