import 'server-only';
import {
  actingUids,
  isOrganizationId,
  isViewer,
  type Organization,
  type Sold,
} from '@/lib/domain/organizations/organization';
import { users } from '@/lib/server/people/identity/identity-collections';
import { isBadDocumentError, type Reader } from '@/lib/server/platform/store/store';
import { organizations } from './organization-collections';

/** The organization behind a seller id; null for a person. */
export async function readOrganizationOf(reader: Reader, sellerId: string): Promise<Organization | null> {
  if (!isOrganizationId(sellerId)) return null;
  return (await reader.get(organizations, sellerId))?.data ?? null;
}

/** The uids of the people who are currently on a seller's side, with viewers. */
export async function listSellers(reader: Reader, sellerId: string): Promise<readonly string[]> {
  return actingUids(sellerId, await readOrganizationOf(reader, sellerId));
}

/** Whether this person is the seller or a member of the selling organization. */
export async function isSeller(reader: Reader, sellerId: string, uid: string): Promise<boolean> {
  return (await listSellers(reader, sellerId)).includes(uid);
}

/** Whether this person is on the seller's side but may only read. */
export async function isSellersViewer(reader: Reader, sellerId: string, uid: string): Promise<boolean> {
  const organization = await readOrganizationOf(reader, sellerId);
  return organization !== null && isViewer(organization, uid);
}

/**
 * Whether staff suspended the selling organization, so its homes are not public and take no bids. Also true
 * for an organization that cannot be read, because it may be suspended.
 */
export async function isSellerSuspended(reader: Reader, sellerId: string): Promise<boolean> {
  try {
    return (await readOrganizationOf(reader, sellerId))?.suspended != null;
  } catch (error) {
    if (isBadDocumentError(error)) return true;
    throw error;
  }
}

/**
 * Who is on a seller's side. `answering`: those who act for it, without viewers and suspended accounts; none for
 * a suspended organization.
 */
export async function readSellers(
  reader: Reader,
  sellerId: string,
): Promise<Sold & { readonly answering: readonly string[] }> {
  const organization = await readOrganizationOf(reader, sellerId);
  const sellers = actingUids(sellerId, organization);
  if (organization?.suspended) return { sellers, answering: [] };
  const found = await reader.getAll(users, sellers);
  const isThere = (_: string, at: number) => found[at] != null && !found[at].data.suspension;
  const acts = (uid: string) => !organization || !isViewer(organization, uid);
  return { sellers, answering: sellers.filter(isThere).filter(acts) };
}

/** The email address of a person, or of each member of an organization. Skips suspended accounts. */
export async function addressesOf(reader: Reader, id: string): Promise<readonly string[]> {
  const { answering } = await readSellers(reader, id);
  const found = await reader.getAll(users, answering);
  return found.flatMap((user) => user?.data.email ?? []);
}
