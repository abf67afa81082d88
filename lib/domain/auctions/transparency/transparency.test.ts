import { describe, expect, it, test } from 'vitest';
import { fromBase64, isSame, parseDecimal, toBase64 } from './bytes';
import { parseCheckpoint } from './checkpoint';
import { logEntryOf, toBundle } from './log-entry';
import { formatVerifierKey, parseNote, parseVerifierKey, verifyNote } from './note';
import { bundlePath, parseTilePath, tilePath, widthIn } from './tiles';
import { parseAddCheckpoint } from './witnessing';

const vkey = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k';
const signed = `This is an example message.

— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=
`;

describe('signed notes', () => {
  const key = parseVerifierKey(vkey);
  const keys = key ? [key] : [];

  it('reads and writes the verifier key of the specification', () => {
    expect(key?.name).toBe('example.com/foo');
    expect(key && formatVerifierKey(key)).toBe(vkey);
  });

  it('verifies the note of the specification', () => {
    expect(verifyNote(signed, keys)).toEqual({
      text: 'This is an example message.\n',
      signers: [{ key, seconds: null }],
    });
  });

  it.each([
    ['a changed text', signed.replace('an example', 'another'), 'wrong-signature'],
    ['a text without signature', 'This is an example message.\n', 'malformed'],
    ['no newline at the end', signed.slice(0, -1), 'malformed'],
    ['a control character', signed.replace(' is', '\tis'), 'malformed'],
    ['another dash', signed.replace('—', '–'), 'malformed'],
    ['a signature of an unknown key only', signed.replace('example.com', 'example.org'), 'unknown-key'],
  ])('refuses %s', (_, note, fault) => {
    expect(verifyNote(note, keys)).toEqual({ fault });
  });

  it('splits the text from the signatures at the last empty line', () => {
    expect(parseNote(signed.replace('This', '\nThis'))?.text).toBe('\nThis is an example message.\n');
  });

  it.each([
    vkey.replace('530d903a', '530d903b'),
    vkey.replace('foo', 'f oo'),
    vkey.replace('Aeky', 'Beky'),
    vkey.slice(0, -4),
    vkey.slice(15),
    '',
  ])('refuses the key %s', (text) => {
    expect(parseVerifierKey(text)).toBeNull();
  });
});

describe('checkpoints', () => {
  const text = 'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n';

  it('reads the checkpoint of the specification, also with extension lines', () => {
    expect(parseCheckpoint(text)).toMatchObject({ origin: 'example.com/behind-the-sofa', size: 20_852_163 });
    expect(parseCheckpoint(`${text}more\n`)).toEqual(parseCheckpoint(text));
  });

  it.each([
    text.replace('2085', '02085'),
    text.replace('20852163', '-1'),
    text.replace('20852163', '99999999999999999'),
    text.replace('q2I=', 'q2J='),
    text.replace('q2I=', ''),
    text.replace('example.com/behind-the-sofa', ''),
    `${text}\n`,
    text.slice(0, -1),
  ])('refuses %j', (other) => {
    expect(parseCheckpoint(other)).toBeNull();
  });
});

describe('tiles', () => {
  it('names tiles as the specification does', () => {
    expect(tilePath({ level: 1, index: 1_234_067, width: 256 })).toBe('tile/1/x001/x234/067');
    expect(tilePath({ level: 0, index: 273, width: 112 })).toBe('tile/0/273.p/112');
    expect(bundlePath({ index: 0, width: 1 })).toBe('tile/entries/000.p/1');
  });

  test.each([
    ['0/000', 'hashes', { level: 0, index: 0, width: 256 }],
    ['2/x001/234.p/5', 'hashes', { level: 2, index: 1234, width: 5 }],
    ['entries/x001/x234/067.p/255', 'entries', { level: 0, index: 1_234_067, width: 255 }],
  ] as const)('reads %s', (path, kind, tile) => {
    expect(parseTilePath(path)).toEqual({ kind, tile });
  });

  it.each([
    '00/000',
    '64/000',
    '0/0',
    '0/x000/001',
    '0/001/234',
    '0/000.p/0',
    '0/000.p/256',
    '0/000.p/01',
    'entries/000/',
    '-1/000',
    '',
  ])('refuses %j', (path) => {
    expect(parseTilePath(path)).toBeNull();
  });

  it('counts the tiles of 70,000 entries as the specification does', () => {
    expect([272, 273, 274].map((index) => widthIn(70_000, 0, index))).toEqual([256, 112, 0]);
    expect([0, 1].map((index) => widthIn(70_000, 1, index))).toEqual([256, 17]);
    expect([widthIn(70_000, 2, 0), widthIn(256, 1, 0), widthIn(256, 0, 1)]).toEqual([1, 1, 0]);
  });
});

describe('entries', () => {
  it('are canonical JSON behind their length in two bytes', () => {
    const entry = logEntryOf({ hash: 'f'.repeat(64), auctionId: 'a1', seq: 3 });
    expect(entry).toBe(`{"auctionId":"a1","hash":"${'f'.repeat(64)}","seq":3}`);
    expect([...toBundle(['ab', 'c'])]).toEqual([0, 2, 97, 98, 0, 1, 99]);
    expect([...toBundle(['x'.repeat(300)]).subarray(0, 3)]).toEqual([1, 44, 120]);
  });
});

describe('numbers and base64', () => {
  it('of any length can be written and read', () => {
    const bytes = new Uint8Array(200_000).fill(7);
    expect(isSame(fromBase64(toBase64(bytes)) ?? new Uint8Array(), bytes)).toBe(true);
  });

  it('has proof lines of one hash each', () => {
    const hash = toBase64(new Uint8Array(32));
    expect(parseAddCheckpoint(`old 1\n${hash}\n\nnote`)?.proof).toHaveLength(1);
    for (const line of ['A'.repeat(400_000), hash.slice(4), toBase64(new Uint8Array(33))])
      expect(parseAddCheckpoint(`old 1\n${line}\n\nnote`)?.proof ?? null).toBeNull();
  });

  it.each(['Zg', 'Zh==', 'Zg==\n', 'Z-==', '===='])('refuses %j', (text) => {
    expect(fromBase64(text)).toBeNull();
  });

  it.each(['', '01', '1.0', '+1', '1e3', '9007199254740992'])('refuses the size %j', (text) => {
    expect(parseDecimal(text)).toBeNull();
  });
});
