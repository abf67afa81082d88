import { describe, expect, it } from 'vitest';
import { fileDeclarationSchema, isCancellationUpload, keyOf, uploadSchema } from './draft-files';

const sha256 = 'a'.repeat(64);
const file = { name: 'reason.pdf', bytes: 5, sha256 };
const authority = { ...file, purpose: 'document', kind: 'ProofOfAuthority', title: '', asOf: 1 } as const;
const row = { draftId: 'D1', uid: 'olive', key: keyOf(sha256), state: 'kept', entry: null, expiresAt: 9 };
const isCancellation = (stored: object) => isCancellationUpload(uploadSchema.parse(stored));

describe('the document of a cancellation', () => {
  it('is a kind of upload of its own, and no proof of authority', () => {
    expect(isCancellation({ ...row, wish: { ...file, purpose: 'cancellation' } })).toBe(true);
    expect(isCancellation({ ...row, wish: authority })).toBe(false);
  });

  it('is recognized in an older row, which declares it as a proof of authority', () => {
    expect(isCancellation({ ...row, wish: authority, isCancellation: true })).toBe(true);
  });

  it('cannot be announced as a file of the listing', () => {
    expect(fileDeclarationSchema.safeParse(authority).success).toBe(true);
    expect(fileDeclarationSchema.safeParse({ ...file, purpose: 'cancellation' }).success).toBe(false);
  });
});
