import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { leftOutWords } from '@/lib/copy/bulk-actions/bulk-action-words';
import { csvMark, toLine } from '@/lib/domain/open-data/csv-cell';
import type { BulkAction, BulkActionItem } from '@/lib/domain/portfolio/bulk-action';
import { env } from '@/lib/server/platform/env';
import { action as copy } from '@/messages/bulk-actions/action';
import { table } from '@/messages/bulk-actions/table';
import { listItems } from './bulk-action-record';

/** The homes that the action left out, skipped, or refused, as CSV. */
export async function notDoneTable(action: BulkAction): Promise<string> {
  const isBefore = action.startedAt === null;
  const lines = (await listItems(action))
    .filter(({ refusal, outcome }) => refusal !== null || (!isBefore && outcome !== 'done'))
    .map((item) => toLine([item.number, item.title, resultOf(item), leftOutWords(item), linkOf(item)]));
  const head = [table.number, table.address, table.result, table.reason, table.link];
  return [csvMark, toLine(head), ...lines].join('');
}

/** The step with the first missing item, or the page of the home. */
function linkOf({ draftId, missing }: BulkActionItem): string {
  const step = missing?.first[0]?.step;
  const path = step ? accountRoutes.draftStep(draftId, step) : accountRoutes.myListing(draftId);
  return `${env().siteUrl}${path}`;
}

const resultOf = ({ refusal, outcome }: BulkActionItem): string =>
  refusal !== null || outcome === null || outcome === 'done' ? copy.left : copy[outcome];
