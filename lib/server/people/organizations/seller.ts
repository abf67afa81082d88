import 'server-only';
import {
  actingUids,
  isOrganizationId,
  type Organization,
  type Sold,
} from '@/lib/domain/organizations/organization';
import { users } from '@/lib/server/people/identity/identity-collections';
import { isBadDocumentError, type Reader } from '@/lib/server/platform/store/store';
import { organizations } from './organization-collections';

/** The organization that sells; null for a person. */
export async function readOrganizationOf(reader: Reader, sellerId: string): Promise<Organization | null> {
  if (!isOrganizationId(sellerId)) return null;
  return (await reader.get(organizations, sellerId))?.data ?? null;
}

/** Who acts for a seller, as of now. */
export async function listSellers(reader: Reader, sellerId: string): Promise<readonly string[]> {
  return actingUids(sellerId, await readOrganizationOf(reader, sellerId));
}

/** Whether this person sells it, alone or as a member. */
export async function isSeller(reader: Reader, sellerId: string, uid: string): Promise<boolean> {
  return (await listSellers(reader, sellerId)).includes(uid);
}

/**
 * Whether staff suspended the organization that sells: then its homes are not public and take no bids. True for one that
 * cannot be read, because it may be suspended.
 */
export async function isSellerSuspended(reader: Reader, sellerId: string): Promise<boolean> {
  try {
    return (await readOrganizationOf(reader, sellerId))?.suspended != null;
  } catch (error) {
    if (isBadDocumentError(error)) return true;
    throw error;
  }
}

/** Who acts for a seller, and `answering`: those whose account is not suspended; nobody of a suspended organization. */
export async function readSellers(
  reader: Reader,
  sellerId: string,
): Promise<Sold & { readonly answering: readonly string[] }> {
  const organization = await readOrganizationOf(reader, sellerId);
  const sellers = actingUids(sellerId, organization);
  if (organization?.suspended) return { sellers, answering: [] };
  const found = await reader.getAll(users, sellers);
  const isThere = (_: string, at: number) => found[at] != null && !found[at].data.suspension;
  return { sellers, answering: sellers.filter(isThere) };
}

/** Where a person reads mail, or each member of an organization; nobody whose account is suspended. */
export async function addressesOf(reader: Reader, id: string): Promise<readonly string[]> {
  const { answering } = await readSellers(reader, id);
  const found = await reader.getAll(users, answering);
  return found.flatMap((user) => user?.data.email ?? []);
}
