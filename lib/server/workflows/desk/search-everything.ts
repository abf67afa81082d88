import 'server-only';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { User } from '@/lib/domain/accounts/user';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { Draft } from '@/lib/domain/drafts/draft';
import type { LimitRequest } from '@/lib/domain/eligibility/bid-limit-request';
import type { Organization } from '@/lib/domain/organizations/organization';
import type { StoredEntry } from '@/lib/domain/reviews/audit-log';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { FoundFile, FoundMail } from '@/lib/domain/staff/found-records';
import type { Quarantined } from '@/lib/domain/staff/quarantined';
import type { StaffHome } from '@/lib/domain/staff/staff-listing';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { publicAuction } from '@/lib/server/records/auctions/auction-record';
import { findSubmissions, searchLog } from '@/lib/server/records/audit-log/audit-log';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { findHomes } from '@/lib/server/workflows/staff/staff-listings';
import { findOrganizations } from '@/lib/server/workflows/staff/staff-organizations';
import { findPeople } from '@/lib/server/workflows/staff/staff-people';
import { type FoundAboutHomes, findAboutHomes } from './find-about-homes';
import { type FoundBulkWork, findBulkWork } from './find-bulk-work';
import { findFiles } from './find-files';
import { findFailedMails, findLimits, findUnreadable, mostOfEach } from './find-records';

/** What a search over everything found, a few of each. The pages of the nouns have the rest. */
export interface FoundEverything extends FoundAboutHomes, FoundBulkWork {
  readonly homes: readonly StaffHome[];
  readonly drafts: readonly Draft[];
  readonly auctions: readonly { readonly auction: PublicAuction; readonly title: string }[];
  readonly limits: readonly LimitRequest[];
  readonly files: readonly FoundFile[];
  readonly unreadable: readonly Quarantined[];
  readonly mails: readonly FoundMail[];
  readonly people: readonly User[];
  readonly organizations: readonly Organization[];
  readonly entries: readonly StoredEntry[];
}

/** Every part checks by itself that the person is staff, and uses an index or the data in memory. */
export async function searchEverything(
  by: User,
  typed: string,
): Promise<Result<FoundEverything, StaffRefusal>> {
  const refusal = refuseStaff(by);
  if (refusal) return refuse(refusal);
  const words = [...typed.trim()].slice(0, 200).join('');
  const [homes, people, organizations, log, submitted] = await Promise.all([
    findHomes(by, words),
    findPeople(by, { words, mark: null, after: null }),
    findOrganizations(by, { words, mark: null, after: null }),
    searchLog(by, { ...everything, words }, null),
    findDrafts(by, words),
  ]);
  if (!homes.ok) return homes;
  if (!people.ok) return people;
  if (!organizations.ok) return organizations;
  if (!log.ok) return log;
  const found = {
    homes: homes.value.slice(0, mostOfEach),
    people: people.value.people.slice(0, mostOfEach),
    organizations: organizations.value.organizations.slice(0, mostOfEach),
  };
  const keys = found.homes.map(({ listingKey }) => listingKey);
  const uids = found.people.map(({ uid }) => uid);
  const ids = found.organizations.map(({ organisationId }) => organisationId);
  const { organizations: known } = await listingModel();
  const [auctions, aboutHomes, limits, bulkWork, files, unreadable, mails] = await Promise.all([
    findAuctions(found.homes, words),
    findAboutHomes(words, keys, uids),
    findLimits(uids),
    findBulkWork(words, ids, known),
    findFiles(words),
    findUnreadable([...keys, ...uids, ...ids], words),
    findFailedMails([...uids, ...ids], words),
  ]);
  return ok({
    ...found,
    ...aboutHomes,
    ...bulkWork,
    drafts: submitted,
    auctions,
    limits,
    files,
    unreadable,
    mails,
    entries: log.value.entries.slice(0, mostOfEach),
  });
}

const everything = { words: '', who: '', action: null, about: null, from: null, until: null } as const;

/**
 * Submitted drafts, latest first: by their key, or as they were submitted by address, parcel, asset or listing
 * number; those from before these were stored, by whole words of their log entries. Staff cannot read a draft
 * that was never submitted.
 */
async function findDrafts(by: User, words: string): Promise<readonly Draft[]> {
  const [homes, log] = await Promise.all([
    findSubmissions(by, words),
    searchLog(by, { ...everything, words, action: 'submitted' }, null),
  ]);
  const entries = [...(homes.ok ? homes.value : []), ...(log.ok ? log.value.entries : [])];
  const keys = entries.map(({ subject }) => subject);
  const found = await runtime().store.getReadable(
    drafts,
    [...new Set([words, ...keys])].slice(0, mostOfEach + 1),
  );
  return found
    .flatMap((doc) => (doc && doc.data.standing.submission > 0 ? doc.data : []))
    .slice(0, mostOfEach);
}

/** The auctions of the found homes, and the one with this id. */
async function findAuctions(
  homes: readonly StaffHome[],
  words: string,
): Promise<FoundEverything['auctions']> {
  const { auctions, published } = await listingModel();
  const record = auctions.get(words);
  const exact = record ? [publicAuction(record)] : [];
  const others = homes.flatMap(({ auction }) => (auction && auction.id !== words ? auction : []));
  return [...exact, ...others].map((auction) => ({
    auction,
    title:
      homes.find(({ listingKey }) => listingKey === auction.listingKey)?.title ??
      published.get(auction.listingKey)?.slug ??
      auction.id,
  }));
}
