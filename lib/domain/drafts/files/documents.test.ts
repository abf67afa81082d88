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
  test('a described document always fits the schema, and only its kind decides whether it is public', () => {
    const facts = fc.record({
      kind: fc.constantFrom(...draftDocumentKinds),
      title: fc.string({ unit: 'binary', maxLength: MAX_TITLE + 20 }),
      asOf: fc.integer({ min: 0, max: now + 86_400_000 }),
    });
    fc.assert(
      fc.property(facts, (parts) => {
        const changed = describeAs(parts);
        const [document] = changed.ok ? changed.value : [aDocument(0)];
        expect(documentSchema.safeParse(document).success).toBe(true);
        expect(document?.isPublic).toBe(document?.kind !== 'ProofOfAuthority');
      }),
    );
  });

  test('the same file is added once, and the 31st document is refused', () => {
    const documents = someDocuments(MAX_DOCUMENTS);
    expect(addDocument(documents, aDocument(3))).toEqual({ ok: true, value: documents });
    expect(addDocument(documents, aDocument(99))).toEqual({ ok: false, reason: 'too-many-documents' });
  });

  test('a document without a title gets the name of its kind', () => {
    const changed = describeAs({ title: ' \u200B ', kind: 'LeadPaint' });
    expect(changed).toMatchObject({ ok: true, value: [{ title: 'Lead paint disclosure' }] });
  });

  test('a date more than a day ahead is refused', () => {
    expect(describeAs({ asOf: now + 2 * 86_400_000 })).toEqual({ ok: false, reason: 'not-yet' });
  });

  test('a change affects only the document that it names', () => {
    const [first, second] = [aDocument(0), aDocument(1)];
    const removal = { type: 'remove', key: second.key } as const;
    expect(changeDocuments([first, second], removal)).toEqual({ ok: true, value: [first] });
    const words = { kind: 'Survey', title: 'Survey of 1998', asOf: now, now } as const;
    expect(changeDocuments([first, second], { type: 'describe', key: second.key, ...words })).toEqual({
      ok: true,
      value: [first, { ...second, title: 'Survey of 1998' }],
    });
  });

  test('a missing document cannot be removed', () => {
    expect(changeDocuments([], { type: 'remove', key: keyOf(0) })).toEqual({
      ok: false,
      reason: 'no-such-document',
    });
  });

  test('the listing shows every kind of document except proof of authority', () => {
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
