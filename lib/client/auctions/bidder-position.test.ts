import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/domain/shared/money';
import { anAuction } from './an-auction';
import { isNewDevice, laterPosition, noPosition, type OwnPosition, positionIn } from './bidder-position';

const leading: OwnPosition = {
  alias: 'Bidder 2',
  maximumCents: cents(30_000_000),
  standing: 'leading',
  asOfVersion: 7,
};

describe('the bidder position', () => {
  it('is none without an alias', () => {
    expect(positionIn(anAuction({ version: 9, leaderAlias: 'Bidder 1' }), noPosition)).toBe('none');
  });

  it('follows a receipt at once, before the public state catches up', () => {
    expect(positionIn(anAuction({ version: 6, leaderAlias: 'Bidder 1' }), leading)).toBe('leading');
  });

  it('is outbid as soon as a later public state names another leader', () => {
    expect(positionIn(anAuction({ version: 8, leaderAlias: 'Bidder 1' }), leading)).toBe('outbid');
    expect(positionIn(anAuction({ version: 8, leaderAlias: 'Bidder 2' }), leading)).toBe('leading');
  });

  it('tells a new device from one that signs, also after a reload, if another can add it', () => {
    const known = { ...leading, deviceKeys: ['laptop', 'phone'] };
    expect(['tablet', 'phone', null].map((key) => isNewDevice(known, key))).toEqual([true, false, false]);
    expect(isNewDevice({ ...leading, deviceKeys: [] }, 'tablet')).toBe(false);
    expect(isNewDevice(leading, 'tablet')).toBe(false);
  });

  it('is not replaced by an answer about an earlier version', () => {
    expect(laterPosition(leading, { ...noPosition, asOfVersion: 6 })).toBe(leading);
    expect(laterPosition(noPosition, leading)).toBe(leading);
  });

  it('keeps the form that a bid needs after a receipt, which does not name it', () => {
    const known = { ...noPosition, needsInvestorForm: true };
    expect(laterPosition(known, leading)).toEqual({ ...leading, needsInvestorForm: true });
    expect(laterPosition(known, { ...leading, needsInvestorForm: false }).needsInvestorForm).toBe(false);
  });
});
