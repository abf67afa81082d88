import { describe, expect, it } from 'vitest';
import type { Registration } from '@/lib/domain/accounts/user';
import { possibleRelations } from './possible-relations';

let count = 0;
function person(alias: string, more: Partial<Registration> = {}) {
  count += 1;
  const registration: Registration = {
    legalName: `Legal ${alias}`,
    phone: `+1315555010${count}`,
    termsVersion: '1',
    acceptedAt: 0,
    address: { street: `${count} Elm Street`, city: 'Utica', state: 'NY', postalCode: '13501' },
    ...more,
  };
  return { alias, registration };
}

describe('possible relations between bidders', () => {
  it('are a shared phone, address or name, and a name that one of them declared, for both', () => {
    const first = person('Bidder 1', { phone: '+13155550199' });
    const relations = possibleRelations([
      first,
      person('Bidder 2', { phone: '+13155550199' }),
      person('Bidder 3', {
        address: {
          ...first.registration.address,
          street: '1 elm street',
          city: 'Utica',
          state: 'NY',
          postalCode: '13501-0001',
        },
      }),
      person('Bidder 4', { household: ['Legal Bidder 1'] }),
      person('Bidder 5'),
      { alias: 'Bidder 6', registration: null },
    ]);
    expect(relations.get('Bidder 1')).toEqual([
      { alias: 'Bidder 2', shares: 'phone' },
      { alias: 'Bidder 3', shares: 'address' },
      { alias: 'Bidder 4', shares: 'name' },
    ]);
    expect(relations.get('Bidder 2')).toEqual([{ alias: 'Bidder 1', shares: 'phone' }]);
    expect(relations.get('Bidder 3')).toEqual([{ alias: 'Bidder 1', shares: 'address' }]);
    expect(relations.get('Bidder 4')).toEqual([{ alias: 'Bidder 1', shares: 'declared' }]);
    expect(relations.get('Bidder 5')).toEqual([]);
    expect(relations.get('Bidder 6')).toEqual([]);
  });
});
