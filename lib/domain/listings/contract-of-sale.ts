/** The contract that the winner signs; null in an auction that was scheduled without one. */
export const contractOf = <D extends { readonly kind: string }>({
  documents,
}: {
  readonly documents: readonly D[];
}): D | null => documents.find(({ kind }) => kind === 'ContractOfSale') ?? null;

/** Identifies the contract among the documents of a draft; null without one. */
export const contractHashOf = (draft: {
  readonly documents: readonly { readonly kind: string; readonly sha256: string }[];
}): string | null => contractOf(draft)?.sha256 ?? null;
