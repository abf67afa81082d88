import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import type { SellingRefusal } from '@/lib/domain/drafts/draft-permission';
import type { StoredEntry } from '@/lib/domain/reviews/audit-log';
import { type LogFilter, type LogRow, logKinds, toLogRow } from '@/lib/domain/reviews/organization-log';
import { ok, type Result } from '@/lib/domain/shared/result';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Page } from '@/lib/server/platform/store/store';
import { audit } from './audit-log-collections';

interface OrganizationLogPage {
  readonly rows: readonly LogRow[];
  /** The start of the next page; null at the end. */
  readonly cursor: string | null;
}

const entriesPerRead = 100;
const rowsPerPage = 50;
/** The most reads for one page, however few entries match. */
const maxReads = 10;

/** An organization's log for one of its members, latest first, one page at a time. */
export async function readOrganizationLog(
  by: User,
  organisationId: string,
  { kind, uid }: LogFilter,
  after: string | null,
): Promise<Result<OrganizationLogPage, SellingRefusal>> {
  const found = await readOrganization(by, organisationId);
  if (!found.ok) return found;
  const term = `of:${organisationId}`;
  const actions: readonly string[] | null = kind && logKinds[kind];
  const rows: LogRow[] = [];
  let cursor = after;
  for (let reads = 0; reads < maxReads && rows.length < rowsPerPage; reads++) {
    const page: Page<StoredEntry> = await runtime().store.query(audit, {
      where: [{ field: 'terms', op: 'array-contains', value: term }],
      orderBy: [{ field: 'at', direction: 'desc' }],
      limit: entriesPerRead,
      ...(cursor !== null && { after: cursor }),
    });
    for (const { id, data } of page.docs) {
      const isWanted = (uid === null || data.by.uid === uid) && (actions?.includes(data.action) ?? true);
      const row = isWanted ? toLogRow(id, data, found.value) : null;
      if (row) rows.push(row);
    }
    cursor = page.cursor;
    if (cursor === null) break;
  }
  return ok({ rows, cursor });
}

/** The whole log, for an export. The caller has checked that the person belongs to the organization. */
export async function* allLogRows(
  by: User,
  organisationId: string,
  filter: LogFilter,
): AsyncGenerator<LogRow> {
  let cursor: string | null = null;
  do {
    const page = await readOrganizationLog(by, organisationId, filter, cursor);
    if (!page.ok) return;
    yield* page.value.rows;
    cursor = page.value.cursor;
  } while (cursor !== null);
}
