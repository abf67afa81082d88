import 'server-only';
import type { Draft } from '@/lib/domain/drafts/draft';
import { type DraftDocument, withoutReplaced } from '@/lib/domain/drafts/files/documents';
import { withSharedDocuments } from '@/lib/domain/drafts/files/shared-documents';
import { isOrganizationId } from '@/lib/domain/organizations/organization';
import type { Reader } from '@/lib/server/platform/store/store';
import { sharedDocuments } from './draft-collections';

/** The documents that the draft's organization has for all its homes; none for a person's draft. */
export async function readSharedDocuments(
  reader: Reader,
  { owner }: Pick<Draft, 'owner'>,
): Promise<readonly DraftDocument[]> {
  if (!isOrganizationId(owner.uid)) return [];
  return (await reader.get(sharedDocuments, owner.uid))?.data.documents ?? [];
}

/**
 * A draft's documents with those of its organization. A home on the market keeps what it has, because buyers
 * rely on it; only its own documents replace the organization's.
 */
export function documentsOf(
  { documents, owner, standing }: Pick<Draft, 'documents' | 'owner' | 'standing'>,
  shared: readonly DraftDocument[],
): DraftDocument[] {
  if (!isOrganizationId(owner.uid)) return [...documents];
  return [
    ...(standing.live === null
      ? withSharedDocuments(documents, shared, owner.name)
      : withoutReplaced(documents)),
  ];
}
