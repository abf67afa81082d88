import { describe, expect, test } from 'vitest';
import { openZip, type ZipLimits } from './zip';
import { aZip, type FixtureEntry, sourceOf } from './zip.fixture';

const limits: ZipLimits = { entries: 20, unpackedBytes: 10_000_000 };
const mebibyte = 1_048_576;

const opened = (entries: readonly FixtureEntry[]) => openZip(sourceOf(aZip(entries)), limits);
async function faultOf(entries: readonly FixtureEntry[]) {
  const zip = await opened(entries);
  return zip.ok ? null : zip.reason.code;
}
async function contentOf(entries: readonly FixtureEntry[], path: string): Promise<string> {
  const zip = await opened(entries);
  if (!zip.ok) throw new Error(zip.reason.code);
  const chunks = [];
  for await (const chunk of await zip.value.read(path)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe('a ZIP', () => {
  test('gives its files by path, without folders and what a computer added', async () => {
    const entries = [
      { name: 'REO-1/' },
      { name: 'REO-1/front.jpg', content: Buffer.from('pixels') },
      { name: 'REO-1/plain.pdf', content: Buffer.from('paper'), method: 0 },
      { name: '__MACOSX/REO-1/._front.jpg' },
      { name: 'REO-1/.DS_Store' },
      { name: 'REO-1/Thumbs.db' },
    ];
    const zip = await opened(entries);
    expect(zip.ok && zip.value.entries).toEqual([
      { path: 'REO-1/front.jpg', bytes: 6 },
      { path: 'REO-1/plain.pdf', bytes: 5 },
    ]);
    expect(await contentOf(entries, 'REO-1/front.jpg')).toBe('pixels');
    expect(await contentOf(entries, 'REO-1/plain.pdf')).toBe('paper');
  });

  test.each<[string, string, readonly FixtureEntry[]]>([
    ['a name that climbs out', 'unsafe-name', [{ name: '../../etc/passwd' }]],
    ['a name that climbs out in the middle', 'unsafe-name', [{ name: 'a/../../b.jpg' }]],
    ['an absolute name', 'unsafe-name', [{ name: '/etc/passwd' }]],
    ['a name with a drive', 'unsafe-name', [{ name: 'C:/a.jpg' }]],
    ['a name with backslashes', 'unsafe-name', [{ name: '..\\a.jpg' }]],
    ['a name with control characters', 'unsafe-name', [{ name: 'a\u0000.jpg' }]],
    ['a name that turns its direction', 'unsafe-name', [{ name: 'a\u202egpj.exe' }]],
    ['a symbolic link', 'link', [{ name: 'a.jpg', mode: 0o120777 }]],
    ['an encrypted entry', 'encrypted', [{ name: 'a.jpg', flags: 1 }]],
    ['an unknown method', 'unknown-method', [{ name: 'a.jpg', method: 99 }]],
    ['two entries with one name', 'duplicate-name', [{ name: 'a.jpg' }, { name: 'A.JPG' }]],
    ['two entries with the same data', 'unpacks-too-far', overlapping()],
    [
      'an entry that unpacks too far',
      'unpacks-too-far',
      [{ name: 'a.jpg', content: Buffer.alloc(2 * mebibyte) }],
    ],
    [
      'entries that unpack too far together',
      'unpacks-too-far',
      Array.from({ length: 11 }, (_, at) => ({ name: `${at}.jpg`, content: Buffer.alloc(mebibyte) })),
    ],
    ['too many entries', 'too-many-entries', Array.from({ length: 21 }, (_, at) => ({ name: `${at}.jpg` }))],
    ['nothing but folders', 'empty', [{ name: 'REO-1/' }]],
  ])('with %s is refused as %s', async (_, code, entries) => expect(await faultOf(entries)).toBe(code));

  test('that hides how many entries it has is refused', async () => {
    const bytes = aZip(
      Array.from({ length: 21 }, (_, at) => ({ name: `${at}.jpg` })),
      3,
    );
    const zip = await openZip(sourceOf(bytes), limits);
    // Only the declared entries exist for us.
    expect(zip.ok ? zip.value.entries.length : zip.reason.code).toBe(3);
  });

  test('names the entry with the fault', async () => {
    const zip = await opened([{ name: 'a.jpg' }, { name: 'secret.pdf', flags: 1 }]);
    expect(zip).toEqual({ ok: false, reason: { code: 'encrypted', entry: 'secret.pdf' } });
  });

  test.each([
    ['text', Buffer.from('home,url')],
    ['nothing', Buffer.alloc(0)],
    ['only an end', aZip([]).subarray(0, 10)],
  ])('of %s is no ZIP', async (_, bytes) => {
    expect(await openZip(sourceOf(bytes), limits)).toMatchObject({ reason: { code: 'not-zip' } });
  });

  test('that was cut off, at any byte, is refused or fails in reading, and never hangs', async () => {
    const whole = aZip([{ name: 'a.jpg', content: Buffer.from('abc'.repeat(50)) }]);
    for (let length = 0; length < whole.length; length++) {
      const zip = await openZip(sourceOf(whole.subarray(0, length)), limits);
      expect(zip.ok).toBe(false);
    }
  });

  test.each<[string, FixtureEntry]>([
    ['more bytes than declared', { name: 'a.jpg', content: Buffer.from('abcdef'), unpackedSize: 3 }],
    ['fewer bytes than declared', { name: 'a.jpg', content: Buffer.from('abcdef'), unpackedSize: 9 }],
    ['another checksum', { name: 'a.jpg', content: Buffer.from('abcdef'), crc: 1 }],
    ['broken data', { name: 'a.jpg', content: Buffer.from('abcdef'), packedSize: 3 }],
  ])('fails to read an entry with %s', async (_, entry) => {
    await expect(contentOf([entry], 'a.jpg')).rejects.toThrow();
  });

  test('does not open an archive inside', async () => {
    const inner = aZip([{ name: '../../a.jpg' }]);
    const zip = await opened([{ name: 'REO-1/more.zip', content: inner }]);
    expect(zip.ok && zip.value.entries).toEqual([{ path: 'REO-1/more.zip', bytes: inner.length }]);
  });
});

/** Many entries that share one large piece of data. */
function overlapping(): readonly FixtureEntry[] {
  const content = Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * 7919) % 251));
  const first = { name: '0.jpg', content };
  return [
    first,
    ...Array.from({ length: 9 }, (_, at) => ({ name: `${at + 1}.jpg`, content, sameDataAs: 0 })),
  ];
}
