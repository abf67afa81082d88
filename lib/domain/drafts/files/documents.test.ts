import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDocument,
  changeDocuments,
  type DraftDocument,
  draftDocumentKinds,
  MAX_DOCUMENTS,
  MAX_TITLE,
  toListingDocuments,
} from './documents';
import { documentSchema } from './draft-files';

const now = Date.parse('2026-11-22T12:00:00-05:00');
const keyOf = (number: number) => number.toString(16).padStart(24, '0');
const aDocument = (number: number, more: Partial<DraftDocument> = {}): DraftDocument => ({
  key: keyOf(number),
  kind: 'Survey',
  title: 'Survey',
  bytes: 1000,
  sha256: keyOf(number).padEnd(64, '0'),
  isPublic: true,
  asOf: now,
  ...more,
});
const someDocuments = (count: number) => Array.from({ length: count }, (_, at) => aDocument(at));
const describeAs = (more: object) =>
  changeDocuments([aDocument(0)], {
    type: 'describe',
    key: keyOf(0),
    kind: 'Survey',
    title: 'Survey',
    asOf: now,
    now,
    ...more,
  });

describe('documents of a draft', () => {
  test('whatever a seller says of one, it can be kept, and only its kind decides who may see it', () => {
    const facts = fc.record({
      kind: fc.constantFrom(...draftDocumentKinds),
      title: fc.string({ unit: 'binary', maxLength: MAX_TITLE + 20 }),
      asOf: fc.integer({ min: 0, max: now + 86_400_000 }),
    });
    fc.assert(
      fc.property(facts, (given) => {
        const changed = describeAs(given);
        const [document] = changed.ok ? changed.value : [aDocument(0)];
        expect(documentSchema.safeParse(document).success).toBe(true);
        expect(document?.isPublic).toBe(document?.kind !== 'ProofOfAuthority');
      }),
    );
  });

  test('the same file twice is one, and one more than thirty is refused', () => {
    const documents = someDocuments(MAX_DOCUMENTS);
    expect(addDocument(documents, aDocument(3))).toEqual({ ok: true, value: documents });
    expect(addDocument(documents, aDocument(99))).toEqual({ ok: false, reason: 'too-many-documents' });
  });

  test('one without a title is called what it is', () => {
    const changed = describeAs({ title: ' \u200B ', kind: 'LeadPaint' });
    expect(changed).toMatchObject({ ok: true, value: [{ title: 'Lead paint disclosure' }] });
  });

  test('a day that has not come is refused', () => {
    expect(describeAs({ asOf: now + 2 * 86_400_000 })).toEqual({ ok: false, reason: 'not-yet' });
  });

  test('a change is of the one document that it names', () => {
    const [first, second] = [aDocument(0), aDocument(1)];
    const removal = { type: 'remove', key: second.key } as const;
    expect(changeDocuments([first, second], removal)).toEqual({ ok: true, value: [first] });
    const words = { kind: 'Survey', title: 'Survey of 1998', asOf: now, now } as const;
    expect(changeDocuments([first, second], { type: 'describe', key: second.key, ...words })).toEqual({
      ok: true,
      value: [first, { ...second, title: 'Survey of 1998' }],
    });
  });

  test('one that is not there can be neither described nor removed', () => {
    expect(changeDocuments([], { type: 'remove', key: keyOf(0) })).toEqual({
      ok: false,
      reason: 'no-such-document',
    });
  });

  test('proof of authority is never on the listing, all others are', () => {
    const documents = draftDocumentKinds.map((kind, at) =>
      aDocument(at, { kind, isPublic: kind !== 'ProofOfAuthority' }),
    );
    const listed = toListingDocuments('h1', documents);
    expect(listed.map(({ kind }) => kind)).toEqual(
      draftDocumentKinds.filter((kind) => kind !== 'ProofOfAuthority'),
    );
    expect(listed[0]?.href).toBe(`/documents/h1/${keyOf(0)}.pdf`);
  });
});
