import type { Content } from '@/lib/domain/drafts/draft';
import type { Listing } from './listing';

/** The contract that the winner signs; null in an auction that was scheduled without one. */
export const contractOf = <D extends { readonly kind: Listing['documents'][number]['kind'] }>({
  documents,
}: {
  readonly documents: readonly D[];
}): D | null => documents.find(({ kind }) => kind === 'ContractOfSale') ?? null;

/** Identifies the contract among the documents of a draft; null without one. */
export const contractHashOf = (content: Pick<Content, 'documents'>): string | null =>
  content.documents.find(({ kind }) => kind === 'ContractOfSale')?.sha256 ?? null;
