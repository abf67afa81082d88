import { beforeAll, describe, expect, it } from 'vitest';
import { checkTimestamp } from './check-timestamp';
import { parseCertificates } from './pem';
import { aHolder, aTimestampAuthority, timestamping, toPem } from './timestamp-authority.fixture';
import { tokenOf, toTimestampRequest } from './timestamp-messages';

const text = 'www.example.com/log\n3\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n';
const nonce = '4f'.repeat(16);
const request = toTimestampRequest(text, nonce);
type Authority = Awaited<ReturnType<typeof aTimestampAuthority>>;
let authority: Authority;
let token: Uint8Array;
beforeAll(async () => {
  authority = await aTimestampAuthority();
  token = await tokenFor();
});

async function tokenFor(more: Parameters<Authority['answer']>[1] = {}): Promise<Uint8Array> {
  const found = tokenOf(await authority.answer(request, more));
  if (!found) throw new Error('The response has no token');
  return found;
}
const check = (given: Uint8Array, more: { readonly text?: string; readonly nonce?: string } = {}) =>
  checkTimestamp({ text, nonce, token: given, ...more }, [authority.root]);
const withFlippedByte = (at: number) => token.map((byte, index) => (index === at ? byte ^ 1 : byte));

describe('a timestamp', () => {
  it('states when an authority saw the text', async () => {
    expect(await check(token)).toEqual({ at: Date.parse('2026-11-27T12:00:00Z'), authority: 'Example TSA' });
  });

  it('may come from an authority below another CA of the chain', async () => {
    const issuer = await aHolder(authority.ca, true);
    expect(await check(await tokenFor({ issuer }))).toMatchObject({ authority: 'Example TSA' });
  });

  it('may be signed by RSA, also with PSS, but under no algorithm that states SHA-1 or nothing', async () => {
    const rsa = { modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' };
    const plain = { ...rsa, name: 'RSASSA-PKCS1-v1_5' };
    const pss = { ...rsa, name: 'RSA-PSS' };
    const [rsaEncryption, sha1WithRsa] = ['1.2.840.113549.1.1.1', '1.2.840.113549.1.1.5'];
    const [pssOid, ecdsaWithSha1] = ['1.2.840.113549.1.1.10', '1.2.840.10045.4.1'];
    for (const more of [
      { algorithm: plain },
      { algorithm: plain, signatureOid: rsaEncryption },
      { algorithm: pss },
    ])
      expect(await check(await tokenFor(more)), more.algorithm.name).toMatchObject({
        authority: 'Example TSA',
      });
    for (const more of [
      { algorithm: plain, signatureOid: sha1WithRsa },
      { algorithm: pss, signatureOid: pssOid },
      { signatureOid: ecdsaWithSha1 },
      { signatureOid: '1.2.3' },
    ])
      expect(await check(await tokenFor(more)), more.signatureOid).toEqual({ fault: 'unreadable' });
  });

  it('is of another text or request', async () => {
    expect(await check(token, { text: text.replace('3', '4') })).toEqual({ fault: 'other-text' });
    expect(await check(token, { nonce: '4e'.repeat(16) })).toEqual({ fault: 'other-nonce' });
    expect(await check(await tokenFor({ nonce: '4e'.repeat(16) }))).toEqual({ fault: 'other-nonce' });
  });

  it('is refused from an authority of another CA, also one with the same names', async () => {
    const { root } = await aTimestampAuthority();
    expect(await checkTimestamp({ text, nonce, token }, [root])).toMatchObject({ fault: expect.any(String) });
    expect(await checkTimestamp({ text, nonce, token }, [])).toMatchObject({ fault: expect.any(String) });
  });

  it('is refused from a key that is not for timestamps alone, or that somebody who is no CA certified', async () => {
    const web = '1.3.6.1.5.5.7.3.1';
    for (const purposes of [[], [web], [timestamping, web]])
      expect(await check(await tokenFor({ purposes }))).toEqual({ fault: 'not-an-authority' });
    const issuer = await aHolder(authority.ca, false);
    expect(await check(await tokenFor({ issuer }))).toEqual({ fault: 'unknown-authority' });
    expect(await check(await tokenFor({ namesOther: true }))).toEqual({ fault: 'not-an-authority' });
  });

  it('is refused when the certificate was not valid at its time', async () => {
    for (const at of ['2025-12-31T23:59:59Z', '2027-01-01T00:00:01Z'])
      expect(await check(await tokenFor({ at: new Date(at) }))).toEqual({ fault: 'unknown-authority' });
  });

  it('never states another time after any change of a byte, and is refused without its exact length', async () => {
    const honest = await check(token);
    let refused = 0;
    for (let at = 0; at < token.length; at += 1) {
      const changed = await check(withFlippedByte(at));
      if ('fault' in changed) refused += 1;
      // Bytes of the envelope that no signature covers, such as an algorithm's empty parameters.
      else expect(changed, `byte ${at}`).toEqual(honest);
    }
    expect(refused).toBeGreaterThan(token.length * 0.9);
    const time = Buffer.from(token).indexOf('20261127120000Z');
    for (let at = time; at < time + 14; at += 1)
      expect(await check(withFlippedByte(at)), `byte ${at}`).toMatchObject({ fault: expect.any(String) });
    for (const other of [new Uint8Array(), token.slice(0, -1), new Uint8Array([...token, 0])])
      expect(await check(other)).toEqual({ fault: 'unreadable' });
  }, 120_000);

  it('is not in the response of an authority that refuses, nor in anything else', async () => {
    for (const refusal of [2, 3, 5]) expect(tokenOf(await authority.answer(request, { refusal }))).toBeNull();
    for (const response of [new Uint8Array(), new TextEncoder().encode('<html>'), token])
      expect(tokenOf(response)).toBeNull();
  });
});

describe('certificates in PEM', () => {
  it('are read one by one, and not at all if one is broken', () => {
    const pem = toPem(authority.root);
    expect(parseCertificates(`# Root\n${pem}${pem}`)).toEqual([authority.root, authority.root]);
    for (const other of [
      '',
      'PEM',
      pem.replace('MII', 'AII'),
      pem.slice(0, 300),
      `${pem}${pem.replace('MII', 'AII')}`,
    ])
      expect(parseCertificates(other)).toBeNull();
  });
});
