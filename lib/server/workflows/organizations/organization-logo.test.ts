import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { MAX_FORM_BYTES } from '@/lib/domain/drafts/files/upload';
import { logoFile, shownLogo, toOrganizationId } from '@/lib/domain/organizations/organization';
import { anOrganization } from '@/lib/server/people/organizations/organization.fixture';
import { organizations } from '@/lib/server/people/organizations/organization-collections';
import * as session from '@/lib/server/people/sessions/session';
import { aBidder, openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { refuseVerification, verifyOrganization } from '@/lib/server/workflows/staff/staff-organizations';
import { aPng, sha256Of } from '@/lib/server/workflows/uploads/uploads.fixture';
import { removeLogo, setLogo, takeLogoForm } from './organization-logo';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);
const now = Date.now();
const [mona, ben] = [await aBidder(runtime, 'mona'), await aBidder(runtime, 'ben')];
const ada = await aBidder(runtime, 'ada', { role: 'admin' });
const reasonOf = (result: { ok: boolean; reason?: unknown }) => (result.ok ? 'ok' : result.reason);

let count = 0;
async function aBank(isVerified: boolean): Promise<string> {
  count += 1;
  const id = toOrganizationId(`bank${count}`);
  await anOrganization(runtime, id, [mona.user, ben.user], { name: `Bank ${count}` });
  if (isVerified) await verifyOrganization(ada, id, { method: 'fdic', evidence: '628' }, now);
  return id;
}

async function send(id: string, bytes: Uint8Array, by = mona) {
  const folder = await mkdtemp(join(tmpdir(), 'logo-'));
  const path = join(folder, 'sent');
  await writeFile(path, bytes);
  const file = { name: 'logo', bytes: bytes.length, sha256: sha256Of(bytes), path };
  return setLogo(by, id, { file, folder }, now);
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 9, g: 90, b: 200, alpha: 0.5 } } });
const stored = async (id: string) => (await runtime.store.get(organizations, id))?.data;
const fileOf = async (id: string, key: string) =>
  runtime.files.head(`public/media/${id}/${logoFile({ key })}`);

describe('the logo of an organization', () => {
  test('is made anew from the pixels, small and without metadata, and shown while it is verified', async () => {
    const id = await aBank(true);
    const sent = await picture(1_000, 300)
      .withExif({ IFD0: { Copyright: 'Mona’s phone' } })
      .png()
      .toBuffer();
    expect(reasonOf(await send(id, sent))).toBe('ok');
    const bank = await stored(id);
    if (!bank?.logo) throw new Error('It was set');
    expect(bank.logo).toMatchObject({ width: 240, height: 72 });
    expect(shownLogo(bank)).toMatchObject({ width: 240, height: 72 });
    const info = await fileOf(id, bank.logo.key);
    if (!info) throw new Error('It was stored');
    const chunks: Uint8Array[] = [];
    for await (const chunk of (await runtime.files.get(info)) ?? []) chunks.push(chunk);
    const meta = await sharp(Buffer.concat(chunks)).metadata();
    expect(meta).toMatchObject({ format: 'webp', width: 240, height: 72, hasAlpha: true });
    expect([meta.exif, meta.icc, meta.xmp]).toEqual([undefined, undefined, undefined]);
    expect(shownLogo({ ...bank, suspended: { reason: 'x', by: ada.user, at: now } })).toBeNull();

    await refuseVerification(ada, id, 'Another bank’s certificate.', now + 1);
    expect((await stored(id))?.logo).toBeNull();
    expect(await fileOf(id, bank.logo.key)).toBeNull();
    expect(reasonOf(await send(id, sent))).toBe('not-verified');
  });

  test('is set and removed only by an owner of a verified organization', async () => {
    const sent = await picture(100, 40).png().toBuffer();
    expect(reasonOf(await send(await aBank(false), sent))).toBe('not-verified');
    const id = await aBank(true);
    expect(reasonOf(await send(id, sent, ben))).toBe('not-manager');
    expect(reasonOf(await send(id, sent))).toBe('ok');
    const key = (await stored(id))?.logo?.key ?? '';
    expect(reasonOf(await removeLogo(ben, id, now))).toBe('not-manager');
    expect(reasonOf(await send(id, await picture(50, 50).jpeg().toBuffer()))).toBe('ok');
    expect(await fileOf(id, key)).toBeNull();
    expect(reasonOf(await removeLogo(mona, id, now + 1))).toBe('ok');
    expect((await stored(id))?.logo).toBeNull();
  });

  test('from a form that is too large or lacks a file is refused, and a good one leads back to it', async () => {
    const id = await aBank(true);
    const send = async (content: Uint8Array<ArrayBuffer> | null, claimed?: number) => {
      const form = new FormData();
      if (content) form.set('logo', new File([content], 'logo.png'));
      const { headers, body } = new Response(form);
      const bytes = Buffer.from(await new Response(body).arrayBuffer());
      headers.set('content-length', String(claimed ?? bytes.length));
      const request = new Request('http://localhost/', { method: 'POST', headers, body: bytes });
      return (await takeLogoForm(request, id, now)).headers.get('location');
    };
    const outcome = (reason: string) => `/dashboard/organizations/${id}/members?logo=${reason}#logo`;
    const png = new Uint8Array(await picture(100, 40).png().toBuffer());
    const signedIn = vi.spyOn(session, 'getSession').mockResolvedValue(null);
    expect(await send(png)).toBe(`/sign-in?next=%2Fdashboard%2Forganizations%2F${id}%2Fmembers`);
    signedIn.mockResolvedValue(mona);
    expect(await send(png, 2 * MAX_FORM_BYTES)).toBe(outcome('too-large'));
    expect(await send(null)).toBe(outcome('empty'));
    expect((await stored(id))?.logo ?? null).toBeNull();
    expect(await send(png)).toBe(outcome('set'));
    signedIn.mockRestore();
  });

  test.each([
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'not-photo',
    ],
    ['a page', async () => Buffer.from('<html><script>alert(1)</script></html>'), 'not-photo'],
    ['a GIF', () => picture(60, 60).gif().toBuffer(), 'not-photo'],
    [
      'a file that only begins like a PNG',
      async () => Buffer.from('\x89PNG\r\n\x1a\nno picture', 'latin1'),
      'damaged',
    ],
    ['a dot', () => picture(10, 10).png().toBuffer(), 'too-small'],
    ['a pixel bomb', async () => aPng(20_000, 20_000, 10), 'too-many-pixels'],
  ] as const)('is not %s', async (_, made, reason) => {
    const id = await aBank(true);
    expect(reasonOf(await send(id, await made()))).toBe(reason);
  });
});
