import { describe, expect, test } from 'vitest';
import { assess } from './assess';
import { draftSchema } from './draft';
import { aContent, aPhoto, draftNow } from './draft.builders';
import { changePhotos, type Photo, photoDoubts } from './files/photos';

const assessPhotos = (photos: readonly Photo[]) =>
  assess({
    content: aContent({ photos: [...photos] }),
    now: draftNow,
    duplicate: null,
    published: null,
    sellerProof: 'bank',
    keepsUncontractedAuction: false,
    site: { takesFee: false, brokerLicense: null },
  });

test('a draft keeps its import reference and imported answers up to the maximum lengths', () => {
  const { imported } = draftSchema.shape;
  const isValid = (reference: string | null, name = 'city', answer = 'Troy') =>
    imported.safeParse({ reference, answers: { [name]: answer } }).success;
  expect([isValid(null), isValid('r'.repeat(80)), isValid('r'.repeat(81))]).toEqual([true, true, false]);
  expect([isValid(null, 'n'.repeat(40)), isValid(null, 'n'.repeat(41))]).toEqual([true, false]);
  expect([isValid(null, 'city', 'a'.repeat(4_000)), isValid(null, 'city', 'a'.repeat(4_001))]).toEqual([
    true,
    false,
  ]);
});

describe.each(photoDoubts)('a photo doubted as %s', (doubt) => {
  const [clear, doubted] = [aPhoto(), aPhoto({ key: 'c'.repeat(24), order: 1, doubt })];

  test('blocks the submission of a home that lacks nothing else', () => {
    expect(assessPhotos([clear])).toMatchObject({ missing: [], gate: 'open' });
    const { missing, gate } = assessPhotos([clear, doubted]);
    expect(missing).toEqual([{ step: 'photos', field: null, reason: { code: 'blank-photo', position: 2 } }]);
    expect(gate).toBe('closed');
  });

  test.each(['keep', 'remove'] as const)('no longer blocks it once the seller chooses to %s it', (type) => {
    const changed = changePhotos([clear, doubted], { type, key: doubted.key });
    expect(changed.ok && assessPhotos(changed.value)).toMatchObject({ missing: [], gate: 'open' });
  });
});
