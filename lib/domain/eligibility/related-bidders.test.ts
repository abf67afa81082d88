import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Registration } from '@/lib/domain/accounts/user';
import {
  declaredKeysOf,
  declares,
  isOthersDevice,
  keysDeclaredBefore,
  withDeclaredSince,
} from './related-bidders';

const person = (legalName: string, more: Partial<Registration> = {}): Registration => ({
  legalName,
  phone: '+13155550100',
  termsVersion: '1',
  acceptedAt: 0,
  address: { street: '1 Elm Street', city: 'Utica', state: 'NY', postalCode: '13501' },
  ...more,
});
const bo = person('Bo Hill');
const elsewhere = { street: '2 Oak Street', city: 'Troy', state: 'NY', postalCode: '12180' };

describe('a declared relation between bidders', () => {
  it('is a person of the household or a co-buyer at the same ZIP code, however the name is spelled', () => {
    expect(declares(person('Ann Hill', { household: ['BO  HÍLL'] }), bo)).toBe(true);
    const title = { kind: 'joint', name: 'Ann Hill and Bo Hill' } as const;
    expect(declares(person('Ann Hill', { title }), person('Bo Hill'))).toBe(true);
    const plusFour = { ...elsewhere, postalCode: '13501-0001' };
    expect(declares(person('Ann Hill', { household: ['Bo Hill'] }), { ...bo, address: plusFour })).toBe(true);
  });

  it('holds only for the person who declared it', () => {
    expect(declares(bo, person('Ann Hill', { household: ['Bo Hill'] }))).toBe(false);
  });

  it('is no namesake elsewhere, and not the person themselves', () => {
    expect(declares(person('Ann Hill', { household: ['Bo Hill'] }), { ...bo, address: elsewhere })).toBe(
      false,
    );
    expect(declaredKeysOf(person('Bo Hill', { household: ['Bo Hill', ''] }))).toEqual([]);
    expect(declares(null, bo)).toBe(false);
    expect(declares(person('Ann Hill', { household: ['Bo Hill'] }), null)).toBe(false);
  });

  it('counts from when the name was declared at that ZIP code, whatever else changes', () => {
    const early = withDeclaredSince(person('Ann Hill', { household: ['Bo Hill'] }), null, 100);
    const both = person('Ann Hill', { household: ['Bo Hill', 'Cy Fox'] });
    const later = withDeclaredSince(both, early, 200);
    const [bos, cys] = declaredKeysOf(both);
    expect(keysDeclaredBefore(later, 100)).toEqual([]);
    expect(keysDeclaredBefore(later, 200)).toEqual([bos]);
    expect(keysDeclaredBefore(later, 201)).toEqual([bos, cys]);
    const moved = withDeclaredSince({ ...both, address: elsewhere }, later, 300);
    expect(keysDeclaredBefore(moved, 300)).toEqual([]);
    const undated = person('Ann Hill', { household: ['Bo Hill'], acceptedAt: 50 });
    expect(keysDeclaredBefore(undated, 51)).toEqual([bos]);
    expect(keysDeclaredBefore(withDeclaredSince(both, undated, 200), 51)).toEqual([bos]);
  });
});

describe('a device in an auction', () => {
  const uid = fc.constantFrom('ann', 'bo', 'cy');
  const bid = fc.tuple(uid, fc.constantFrom('library', 'office', 'own'));
  it('takes bids only from the first account that bid there, and refuses no one on a device of their own', () => {
    fc.assert(
      fc.property(fc.array(bid, { maxLength: 30 }), (attempts) => {
        const used = new Map<string, readonly string[]>();
        const accepted = new Map<string, Set<string>>();
        for (const [by, place] of attempts) {
          const device = place === 'own' ? `${place} ${by}` : place;
          const uids = used.get(device) ?? [];
          const isRefused = isOthersDevice(uids, by);
          if (place === 'own' || uids.length === 0) expect(isRefused).toBe(false);
          if (!isRefused) accepted.set(device, (accepted.get(device) ?? new Set()).add(by));
          if (!uids.includes(by)) used.set(device, [...uids, by]);
        }
        for (const [device, uids] of accepted) expect([...uids]).toEqual(used.get(device)?.slice(0, 1));
      }),
    );
  });
});
