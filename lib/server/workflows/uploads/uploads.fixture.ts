import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { User } from '@/lib/domain/accounts/user';
import type { Draft } from '@/lib/domain/drafts/draft';
import { aDraft } from '@/lib/domain/drafts/draft.builders';
import { keyOf } from '@/lib/domain/drafts/files/draft-files';
import { heicBase64 } from '@/lib/domain/drafts/files/photos.builders';
import { type FileDeclaration, PIECE_BYTES } from '@/lib/domain/drafts/files/upload';
import { users } from '@/lib/server/people/identity/identity-collections';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { type Store, write } from '@/lib/server/platform/store/store';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { beginUpload, finishUpload, type Sending, sendPiece } from './uploads';

export const now = Date.parse('2026-11-22T17:00:00Z');

/** A draft without answers. */
export const emptyDraft = (draftId: string, uid: string, more: Partial<Draft> = {}): Draft =>
  aDraft({
    draftId,
    owner: { uid, name: 'Seller', email: 'seller@example.com' },
    answers: {},
    photos: [],
    documents: [],
    ...more,
  });

/** A signed-in person with their own draft. */
export async function aSending(
  store: Store,
  draftId: string,
  more: Partial<User> = {},
): Promise<Sending & { readonly by: SignedIn }> {
  const user: User = {
    uid: `seller-of-${draftId}`,
    email: 'seller@example.com',
    name: 'Seller',
    role: 'seller',
    emailVerified: true,
    confirmed: { email: 'seller@example.com', by: 'mail', at: now },
    registration: null,
    createdAt: now,
    ...more,
  };
  const sessionId = `session-${user.uid}`;
  const session = { uid: user.uid, createdAt: now, expiresAt: now + 86_400_000_000, revokedAt: null };
  await store.commit([
    write.set(users, user.uid, user),
    write.set(sessions, sessionId, session),
    ...(more.uid ? [] : [write.set(drafts, draftId, emptyDraft(draftId, user.uid))]),
  ]);
  return { by: { user, sessionId }, draftId, now };
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const declarationOf = (bytes: Uint8Array, name = 'front.jpg'): FileDeclaration => ({
  purpose: 'photo',
  name,
  bytes: bytes.length,
  sha256: sha256Of(bytes),
});

export const documentDeclarationOf = (bytes: Uint8Array, name = 'terms.pdf'): FileDeclaration => ({
  ...declarationOf(bytes, name),
  purpose: 'document',
  kind: 'TermsOfSale',
  title: 'Terms',
  asOf: now,
});

/** The bytes from `offset` to `end` as one piece. */
export const pieceOf = (bytes: Uint8Array, offset = 0, end = offset + PIECE_BYTES) => {
  const part = bytes.subarray(offset, end);
  return {
    key: keyOf(sha256Of(bytes)),
    offset,
    length: part.length,
    digest: createHash('sha256').update(part).digest('base64'),
    body: asStream(part),
  };
};

export async function* asStream(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

/** A complete upload, from announcement to finish. */
export async function sendWhole(
  sending: Sending,
  bytes: Uint8Array,
  declaration: FileDeclaration = declarationOf(bytes),
) {
  const begun = await beginUpload(sending, declaration);
  if (!begun.ok || begun.value.entry) return begun;
  for (let { offset } = begun.value; offset < bytes.length; offset += PIECE_BYTES) {
    const sent = await sendPiece(sending, pieceOf(bytes, offset));
    if (!sent.ok) return sent;
  }
  return finishUpload(sending, begun.value.key);
}

/** An image with visible content. */
export const aPicture = (width = 640, height = 480): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c08040' } }).composite([
    {
      input: { create: { width: 120, height: 80, channels: 3, background: '#204080' } },
      left: 20,
      top: 20,
    },
  ]);

export const aHeic = Buffer.from(heicBase64, 'base64');

/** A black PNG of any dimensions in a few kilobytes; `rows` can be fewer than its header claims. */
export function aPng(width: number, height: number, rows = height): Buffer {
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows), { level: 9 });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A PDF of these objects, without their numbers, catalog first; `tail` goes into the trailer. */
export function aPdf(objects: readonly string[] = plainPdf, tail = ''): Buffer {
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const start = text.length;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<< /Size ${size} /Root 1 0 R ${tail} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

export const pageObjects = [
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
] as const;
export const plainPdf = ['<< /Type /Catalog /Pages 2 0 R >>', ...pageObjects] as const;

/** A PDF as a route hands it on: in a folder of its own, with its hash. */
export async function aSentPdf(bytes = aPdf()) {
  const folder = await mkdtemp(join(tmpdir(), 'sent-'));
  const path = join(folder, 'sent');
  await writeFile(path, bytes);
  return { file: { path, bytes: bytes.length, sha256: sha256Of(bytes) }, folder };
}
