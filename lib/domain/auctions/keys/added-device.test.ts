import { describe, expect, it } from 'vitest';
import {
  type AddedDevice,
  addDevice,
  additionOf,
  askToAdd,
  deviceCodeMs,
  deviceKeysOf,
  waitingDevice,
} from './added-device';
import { anAddition, aSigner } from './bid-signer.fixture';
import { deviceCode, type OwnDevices, readDeviceCode, shownDeviceCode, standingOf } from './device-code';
import { mostKeys } from './signed-bid';

const auctionId = 'auction-1';
const [first, second, phone] = [aSigner('first'), aSigner('second', 'p256'), aSigner('phone')];
const keys = [
  { key: first.key, by: 'alias' },
  { key: phone.key, by: 'session' },
] as const;
const now = 1_000;
const asked: readonly AddedDevice[] = [{ key: second.key, askedAt: now }];
const addition = { auctionId, key: second.key, addedBy: anAddition(first, auctionId, second.key) };
const at = (time: number) => ({ now: time });

describe('a key that asks an earlier one to add it', () => {
  it('waits alone and for a limited time', () => {
    const devices = askToAdd({ keys, devices: [{ key: 'other', askedAt: 5 }] }, second.key, now);
    expect(devices).toEqual({ ok: true, value: asked });
    expect(waitingDevice(asked, now + deviceCodeMs - 1)?.key).toBe(second.key);
    expect(waitingDevice(asked, now + deviceCodeMs)).toBeNull();
  });

  it('is refused if it signs already, if no key could add it, or if there are too many', () => {
    const reasonOf = (own: Parameters<typeof askToAdd>[0], key = second.key) => {
      const devices = askToAdd(own, key, now);
      return devices.ok ? 'waits' : devices.reason;
    };
    expect(reasonOf({ keys, devices: [] }, first.key)).toBe('known-key');
    expect(reasonOf({ keys: [{ key: phone.key, by: 'session' }], devices: [] })).toBe('no-earlier-key');
    const many = Array.from({ length: mostKeys - 3 }, (_, n) => ({ key: `k${n}`, by: 'session' as const }));
    const added = { ...addition, askedAt: now, key: 'tablet' };
    expect(reasonOf({ keys: [...keys, ...many], devices: [] })).toBe('waits');
    expect(reasonOf({ keys: [...keys, ...many], devices: [added] })).toBe('too-many-keys');
  });

  it('is added by an earlier key that signs it, and its first bid gets that signature', () => {
    const devices = addDevice({ keys, devices: asked }, addition, at(now + 1));
    expect(devices).toEqual({ ok: true, value: [{ ...asked[0], addedBy: addition.addedBy }] });
    if (!devices.ok) return;
    expect(additionOf(devices.value, second.key)).toEqual(addition.addedBy);
    expect(additionOf(devices.value, phone.key)).toBeUndefined();
    expect(waitingDevice(devices.value, now + 1)).toBeNull();
    expect(addDevice({ keys, devices: devices.value }, addition, at(now + 2)).ok).toBe(true);
  });

  it.each([
    ['its time is over', 'not-asked', addition, now + deviceCodeMs],
    ['another key waits', 'not-asked', { ...addition, key: aSigner('thief').key }, now],
    [
      'the key that signs it is one of the session',
      'no-earlier-key',
      { ...addition, addedBy: anAddition(phone, auctionId, second.key) },
      now,
    ],
    [
      'the key that signs it is not of this bidder',
      'no-earlier-key',
      { ...addition, addedBy: anAddition(aSigner('thief'), auctionId, second.key) },
      now,
    ],
    [
      'the signature is for another auction',
      'wrong-signature',
      { ...addition, addedBy: anAddition(first, 'auction-2', second.key) },
      now,
    ],
    [
      'the signature is for another key',
      'wrong-signature',
      { ...addition, addedBy: anAddition(first, auctionId, phone.key) },
      now,
    ],
  ])('is not added if %s', (_when, reason, wrong, time) => {
    expect(addDevice({ keys, devices: asked }, wrong, at(time))).toEqual({ ok: false, reason });
  });

  it('is not added if the server’s implementation refuses the signature', () => {
    const own = { keys, devices: asked };
    const added = addDevice(own, addition, { now, check: () => false });
    expect(added).toEqual({ ok: false, reason: 'wrong-signature' });
  });

  it('has a code of its own in each auction, however it is typed', () => {
    const code = deviceCode(auctionId, second.key);
    expect(code).toMatch(/^[0-9A-F]{20}$/);
    expect(deviceCode('auction-2', second.key)).not.toBe(code);
    const groups = shownDeviceCode(code);
    expect(groups).toMatch(/^([0-9A-F]{5} ){3}[0-9A-F]{5}$/);
    for (const typed of [groups, ` ${groups.toLowerCase()} `, groups.replaceAll(' ', '-'), code])
      expect(readDeviceCode(typed)).toBe(code);
  });

  it('is known once it signs or was added, and no key is if none can be added', () => {
    const devices = [
      { ...addition, askedAt: now },
      { key: 'asks', askedAt: now },
    ];
    expect(deviceKeysOf({ keys, devices })).toEqual([first.key, phone.key, second.key]);
    expect(deviceKeysOf({ keys: [{ key: phone.key, by: 'session' }], devices: [] })).toEqual([]);
    const many = Array.from({ length: mostKeys - 3 }, (_, n) => ({ key: `k${n}`, by: 'session' as const }));
    expect(deviceKeysOf({ keys: [...keys, ...many], devices: [] })).toHaveLength(mostKeys - 1);
    expect(deviceKeysOf({ keys: [...keys, ...many], devices })).toEqual([]);
  });

  it('knows what its device can do', () => {
    const own: OwnDevices = {
      ...{ auctionId, uid: 'ann', keys, added: ['tablet'] },
      waiting: { key: second.key, until: now },
    };
    const standings = [first.key, phone.key, 'tablet', second.key, 'new'].map((key) => standingOf(own, key));
    expect(standings).toEqual(['adds-others', 'session', 'added', 'waiting', 'new']);
  });
});
