import { generateIdentity, identityToRecipient } from 'age-encryption';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type SealKeys, sealOffer } from '@/lib/client/offers/seal-offer';
import { fromBase64, toBase64 } from '@/lib/domain/auctions/transparency/bytes';
import { MESSAGE_MAX } from '@/lib/domain/offers/offer-vocabulary';
import {
  joinShares,
  otherShare,
  type SealedOffer,
  sealedHash,
  sealedOfferSchema,
} from '@/lib/domain/offers/sealing/sealed-offer';
import { unsealOffer } from '@/lib/server/workflows/offers/unseal-offer';
import { releaseShare } from './release-share';

const deadline = 1_795_000_000_000;
const typed = { price: '398,123', message: 'We can close in 30 days.' };
let [witness, site, other] = ['', '', ''];
let keys: SealKeys;
beforeAll(async () => {
  [witness, site, other] = [await generateIdentity(), await generateIdentity(), await generateIdentity()];
  keys = {
    roundId: 'r1',
    deadline,
    witness: await identityToRecipient(witness),
    site: await identityToRecipient(site),
  };
});

async function sealed(parts: Partial<SealKeys> = {}, offer = 'o1', fields: typeof typed = typed) {
  const made = await sealOffer({ ...keys, ...parts }, { offer, typed: fields });
  if (!made) throw new Error('It is short enough');
  return sealedOfferSchema.parse(made);
}

const ask = (
  share: string,
  parts: Partial<Record<'round' | 'witness', string>> & { deadline?: number } = {},
) => JSON.stringify({ witness: keys.witness, round: 'r1', deadline, share, ...parts });
const witnessKeys = () => ({ identity: witness, recipient: keys.witness });
const release = (body: string, now = deadline + 1) => releaseShare(body, witnessKeys(), now);

/** Opens as the site does, with what the witness releases. */
async function opened(offer: SealedOffer, { identity = site, offerId = 'o1', roundId = 'r1' } = {}) {
  const answer = await release(ask(offer.witnessShare, { round: roundId }));
  const witnessShare = fromBase64(answer.body ?? '') ?? new Uint8Array();
  const result = await unsealOffer(offer, {
    ...{ round: { roundId, deadline }, offerId, identity, witnessShare },
  });
  return result.ok ? result.value : result.reason;
}

describe('a sealed offer', () => {
  it('is opened by the share of the witness and the key of the site', async () => {
    expect(await opened(await sealed())).toEqual(typed);
  });

  it('has one length, whatever it says, and no two are the same', async () => {
    const long = { price: '1', message: 'ü'.repeat(MESSAGE_MAX) };
    const [one, same, longer] = [await sealed(), await sealed(), await sealed({}, 'o2', long)];
    expect(longer.offer.length).toBe(one.offer.length);
    expect(sealedHash('r1', one)).not.toBe(sealedHash('r1', same));
    expect(one.offer).not.toBe(same.offer);
    const tooLong = { message: 'x'.repeat(4_096) };
    expect(await sealOffer(keys, { offer: 'o1', typed: tooLong })).toBeNull();
  });

  it('stays closed to the site without the witness, and to the witness without the site', async () => {
    const offer = await sealed();
    expect(await opened(offer, { identity: other })).toBe('unreadable');
    expect(await opened(offer, { identity: witness })).toBe('unreadable');
    for (const size of [0, 1, 32, 74])
      expect(
        await unsealOffer(offer, {
          round: keys,
          offerId: 'o1',
          identity: site,
          witnessShare: new Uint8Array(size),
        }),
      ).toEqual({ ok: false, reason: 'unreadable' });
  });

  it('is split so that each share alone fits every secret of its length', () => {
    const bytes = fc.uint8Array({ minLength: 74, maxLength: 74 });
    fc.assert(
      fc.property(bytes, bytes, bytes, (secret, pad, another) => {
        const rest = otherShare(secret, pad);
        expect(joinShares(pad, rest)).toEqual(secret);
        // For either share there is a second one that gives any other secret.
        expect(joinShares(pad, otherShare(another, pad))).toEqual(another);
        expect(joinShares(rest, otherShare(another, rest))).toEqual(another);
      }),
    );
    expect(joinShares(new Uint8Array(3), new Uint8Array(4))).toBeNull();
  });

  it('is refused as another round’s or another buyer’s when it is replayed', async () => {
    const offer = await sealed();
    expect(await opened(offer, { offerId: 'o2' })).toBe('other-round');
    expect((await release(ask(offer.witnessShare, { round: 'r2' }))).status).toBe(409);
    const elsewhere = await sealed({ roundId: 'r2' });
    expect(await opened({ ...offer, siteShare: elsewhere.siteShare })).toBe('unreadable');
    expect(await opened({ ...elsewhere, witnessShare: offer.witnessShare })).toBe('unreadable');
    // Made for this round's witness, but the site's share and the offer name another round.
    const pad = fromBase64((await release(ask(elsewhere.witnessShare, { round: 'r2' }))).body ?? '');
    if (!pad) throw new Error('It is released');
    const mixed = { round: keys, offerId: 'o1', identity: site, witnessShare: pad };
    expect(await unsealOffer(elsewhere, mixed)).toEqual({ ok: false, reason: 'other-round' });
  });

  it('stays unreadable when any part is swapped, cut or changed', async () => {
    const [one, two] = [await sealed(), await sealed({}, 'o2')];
    const parts = ['offer', 'witnessShare', 'siteShare'] as const;
    for (const part of parts) expect(await opened({ ...one, [part]: two[part] })).toBe('unreadable');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...parts), fc.nat(), fc.boolean(), async (part, place, isCut) => {
        const bytes = fromBase64(one[part]) ?? new Uint8Array();
        const at = place % bytes.length;
        const changed = isCut
          ? bytes.slice(0, at)
          : bytes.map((byte, each) => (each === at ? byte ^ 1 : byte));
        expect(await opened({ ...one, [part]: toBase64(changed) })).toBe('unreadable');
      }),
      { numRuns: 60 },
    );
  });
});

describe('a witness', () => {
  it('keeps its share through the last instant of the deadline', async () => {
    const { witnessShare } = await sealed();
    for (const now of [0, deadline - 86_400_000, deadline])
      expect((await release(ask(witnessShare), now)).status).toBe(425);
    expect((await release(ask(witnessShare), deadline + 1)).status).toBe(200);
    expect(await release(ask(witnessShare))).toEqual(await release(ask(witnessShare)));
  });

  it('does not believe a deadline that is not inside of the share', async () => {
    const { witnessShare } = await sealed();
    for (const earlier of [0, deadline - 1, deadline + 1])
      expect((await release(ask(witnessShare, { deadline: earlier }))).status).toBe(409);
  });

  it('refuses what is not for it, not a share, or not a request', async () => {
    const { witnessShare, siteShare, offer } = await sealed();
    expect((await release(ask(witnessShare, { witness: keys.site }))).status).toBe(404);
    for (const share of [siteShare, offer.slice(0, 1_000), 'AAAA'])
      expect((await release(ask(share))).status).toBe(422);
    for (const body of ['', '{}', 'null', ask(''), ask('x'.repeat(5_000)), ask('not base64!')])
      expect((await release(body)).status).toBe(400);
  });
});
