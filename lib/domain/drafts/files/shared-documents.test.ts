import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DraftDocument, type DraftDocumentKind, draftDocumentKinds, MAX_DOCUMENTS } from './documents';
import { shareDocument, sharedKinds, withSharedDocuments } from './shared-documents';

const aDocument = (kind: DraftDocumentKind, number = 0): DraftDocument => ({
  key: (draftDocumentKinds.indexOf(kind) * 100 + number).toString(16).padStart(24, '0'),
  kind,
  title: kind,
  bytes: 1_000,
  sha256: '0'.repeat(64),
  isPublic: kind !== 'ProofOfAuthority',
  asOf: 1,
});
const shared = [aDocument('ProofOfAuthority'), aDocument('TermsOfSale')];
const kindsOf = (documents: readonly DraftDocument[]) =>
  documents.map(({ kind, from }) => (from ? `${kind} from ${from}` : kind));

describe('the documents of an organization', () => {
  test('are documents of each draft and say whose they are', () => {
    expect(kindsOf(withSharedDocuments([aDocument('Survey')], shared, 'Larch'))).toEqual([
      'Survey',
      'ProofOfAuthority from Larch',
      'TermsOfSale from Larch',
    ]);
  });

  test('give way to a document of their kind that the draft has itself, and come back without it', () => {
    const own = [...withSharedDocuments([], shared, 'Larch'), aDocument('TermsOfSale', 5)];
    const after = withSharedDocuments(own, shared, 'Larch');
    expect(kindsOf(after)).toEqual(['TermsOfSale', 'ProofOfAuthority from Larch']);
    const without = after.filter(({ from }) => from !== undefined);
    expect(withSharedDocuments(without, shared, 'Larch')).toHaveLength(2);
  });

  test('leave the drafts when the organization takes them back', () => {
    const before = withSharedDocuments([aDocument('Survey')], shared, 'Larch');
    expect(kindsOf(withSharedDocuments(before, [], 'Larch'))).toEqual(['Survey']);
  });

  test('are one of each kind; a new one replaces the earlier', () => {
    const newer = aDocument('TermsOfSale', 7);
    expect(shareDocument(shared, newer)).toEqual([shared[0], newer]);
  });

  test('never push out a document of the draft, exceed the limit, or differ when applied twice', () => {
    const documents = fc.uniqueArray(
      fc.tuple(fc.constantFrom(...draftDocumentKinds), fc.integer({ min: 1, max: 90 })),
      { maxLength: MAX_DOCUMENTS, selector: (each) => each.join() },
    );
    fc.assert(
      fc.property(documents, fc.subarray([...sharedKinds]), (own, kinds) => {
        const before = own.map(([kind, number]) => aDocument(kind, number));
        const all = kinds.map((kind) => aDocument(kind));
        const after = withSharedDocuments(before, all, 'Larch');
        expect(after.slice(0, before.length)).toEqual(before);
        expect(after.length).toBeLessThanOrEqual(MAX_DOCUMENTS);
        expect(withSharedDocuments(after, all, 'Larch')).toEqual(after);
      }),
    );
  });
});
