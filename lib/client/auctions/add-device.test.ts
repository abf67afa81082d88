import { expect, it, vi } from 'vitest';
import { addDevice } from '@/lib/domain/auctions/keys/added-device';
import { aSigner } from '@/lib/domain/auctions/keys/bid-signer.fixture';
import { deviceCode } from '@/lib/domain/auctions/keys/device-code';
import { signDevice } from './add-device';

const own = vi.hoisted(() => ({ key: null as { key: string; secret: CryptoKey } | null }));
vi.mock(import('./bid-key'), async (original) => ({
  ...(await original()),
  prepareBidKey: async () => own.key,
}));

const auctionId = 'auction-1';
const waiting = aSigner('tablet').key;
const typed = deviceCode(auctionId, waiting);
const asked = { auctionId, uid: 'ann', waiting, typed };

it('a browser signs the key whose code was typed, as the server checks it', async () => {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  if (!('privateKey' in pair)) throw new Error('A pair of keys');
  const raw = Buffer.from(await crypto.subtle.exportKey('raw', pair.publicKey)).toString('base64');
  own.key = { key: `ed25519:${raw}`, secret: pair.privateKey };
  const signed = await signDevice(asked);
  if (!signed) throw new Error('Nothing was signed');
  const devices = [{ key: waiting, askedAt: 0 }];
  const bidder = { keys: [{ key: own.key.key, by: 'alias' as const }], devices };
  expect(addDevice(bidder, { auctionId, ...signed }, { now: 1, check: () => true }).ok).toBe(true);
});

it('a browser signs no key with another code, although the server names it', async () => {
  expect(await signDevice({ ...asked, typed: '0'.repeat(20) })).toBeNull();
  expect(await signDevice({ ...asked, waiting: aSigner('thief').key })).toBeNull();
  expect(await signDevice({ ...asked, waiting: null })).toBeNull();
});

it('a browser without a key signs none', async () => {
  own.key = null;
  expect(await signDevice(asked)).toBeNull();
});
