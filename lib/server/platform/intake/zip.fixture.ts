import { crc32, deflateRawSync } from 'node:zlib';
import type { ZipSource } from './zip';

export interface FixtureEntry {
  readonly name: string;
  readonly content?: Uint8Array | undefined;
  /** What a hostile directory claims instead of the truth. */
  readonly flags?: number;
  readonly method?: number;
  readonly mode?: number;
  readonly unpackedSize?: number;
  readonly packedSize?: number;
  readonly crc?: number;
  /** Points at the data of an earlier entry. */
  readonly sameDataAs?: number;
}

/** A ZIP of these entries, deflated, with the lies that they ask for. */
export function aZip(entries: readonly FixtureEntry[], count = entries.length): Buffer {
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  const heads: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const content = entry.content ?? Buffer.from('content');
    const packed = entry.method === 0 ? Buffer.from(content) : deflateRawSync(content);
    const name = Buffer.from(entry.name, 'utf8');
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE((entry.flags ?? 0) | 0x800, 2);
    common.writeUInt16LE(entry.method ?? 8, 4);
    common.writeUInt32LE(entry.crc ?? crc32(content), 10);
    common.writeUInt32LE(entry.packedSize ?? packed.length, 14);
    common.writeUInt32LE(entry.unpackedSize ?? content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const offset = entry.sameDataAs === undefined ? at : (offsets[entry.sameDataAs] ?? 0);
    offsets.push(offset);
    if (entry.sameDataAs === undefined) {
      const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, name, packed]);
      parts.push(local);
      at += local.length;
    }
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(((entry.mode ?? 0o100644) << 16) >>> 0, 6);
    tail.writeUInt32LE(offset, 10);
    const madeOnUnix = Buffer.from([20, 3]);
    heads.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), madeOnUnix, common, tail, name]));
  }
  const directory = Buffer.concat(heads);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}

export const sourceOf = (bytes: Buffer): ZipSource => ({
  size: bytes.length,
  async *read(start, end) {
    yield bytes.subarray(start, end);
  },
});
