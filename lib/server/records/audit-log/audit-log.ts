import 'server-only';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { User } from '@/lib/domain/accounts/user';
import type { AuditAction, StoredEntry } from '@/lib/domain/reviews/audit-log';
import { toHomeTerms } from '@/lib/domain/reviews/home-terms';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type LogSearch, toLogTerms } from '@/lib/domain/staff/log-search';
import { listSellerIds } from '@/lib/server/people/organizations/organizations';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Filter, Page } from '@/lib/server/platform/store/store';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { audit } from './audit-log-collections';

export interface LogPage {
  readonly entries: readonly StoredEntry[];
  /** The start of the next page; null at the end. */
  readonly cursor: string | null;
}

const entriesPerRead = 100;
const entriesPerPage = 50;
/** The most reads for one page, however few entries match. */
const maxReads = 10;

/** Searches the log, latest first, one page at a time. */
export async function searchLog(
  by: User,
  search: LogSearch,
  after: string | null,
): Promise<Result<LogPage, StaffRefusal>> {
  const refusal = refuseStaff(by);
  if (refusal) return refuse(refusal);
  const { entries, cursor } = await readEntries(toLogTerms(search), search, after);
  return ok({ entries: await withoutOwnBidders(by, entries), cursor });
}

/** Submissions of homes with these numbers or at this address, latest first; only their first page. */
export async function findSubmissions(
  by: User,
  typed: string,
): Promise<Result<readonly StoredEntry[], StaffRefusal>> {
  const refusal = refuseStaff(by);
  if (refusal) return refuse(refusal);
  const terms = toHomeTerms(typed);
  if (terms.length === 0) return ok([]);
  return ok((await readEntries(terms, { from: null, until: null }, null)).entries);
}

async function readEntries(
  terms: readonly string[],
  span: Pick<LogSearch, 'from' | 'until'>,
  after: string | null,
): Promise<LogPage> {
  const entries: StoredEntry[] = [];
  let cursor = after;
  for (let reads = 0; reads < maxReads && entries.length < entriesPerPage; reads++) {
    const page: Page<StoredEntry> = await runtime().store.query(audit, {
      where: filtersOf(terms[0], span),
      orderBy: [{ field: 'at', direction: 'desc' }],
      limit: entriesPerRead,
      ...(cursor !== null && { after: cursor }),
    });
    entries.push(
      ...page.docs.flatMap(({ data }) => (terms.every((term) => data.terms.includes(term)) ? data : [])),
    );
    cursor = page.cursor;
    if (cursor === null) break;
  }
  return { entries, cursor };
}

/**
 * Everything about one listing, account or report, latest first. The caller has already checked for staff.
 */
export async function listLogOf(by: User, subject: string, limit = 200): Promise<readonly StoredEntry[]> {
  const { docs } = await runtime().store.query(audit, {
    where: [{ field: 'terms', op: 'array-contains', value: `of:${subject}` }],
    orderBy: [{ field: 'at', direction: 'desc' }],
    limit,
  });
  return withoutOwnBidders(
    by,
    docs.map(({ data }) => data),
  );
}

const bidderActions: ReadonlySet<AuditAction> = new Set(['bidder-blocked', 'bidder-unblocked']);

/** Hides the bidders of a home from staff who sell it. */
async function withoutOwnBidders(by: User, entries: readonly StoredEntry[]): Promise<readonly StoredEntry[]> {
  const keys = entries.flatMap(({ action, subject }) => (bidderActions.has(action) ? subject : []));
  if (keys.length === 0) return entries;
  const [found, ownIds] = await Promise.all([
    runtime().store.getReadable(listings, [...new Set(keys)]),
    listSellerIds(by.uid),
  ]);
  const own = found.flatMap((doc) => (doc && ownIds.includes(doc.data.seller.id) ? doc.id : []));
  return entries.filter(({ action, subject }) => !(bidderActions.has(action) && own.includes(subject)));
}

function filtersOf(
  term: string | undefined,
  { from, until }: Pick<LogSearch, 'from' | 'until'>,
): readonly Filter[] {
  return [
    ...(term === undefined ? [] : [{ field: 'terms', op: 'array-contains', value: term } as const]),
    ...(from === null ? [] : [{ field: 'at', op: '>=', value: from } as const]),
    ...(until === null ? [] : [{ field: 'at', op: '<', value: until } as const]),
  ];
}
