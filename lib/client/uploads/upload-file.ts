import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { type FileDeclaration, type FileEntry, PIECE_BYTES } from '@/lib/domain/drafts/files/upload';
import { ok, type Result } from '@/lib/domain/shared/result';
import { asJson, ask, sendPieces, type Transfer, type UploadFault } from './send-pieces';

/** The facts about a file that are not read from the file itself. */
export type UploadFacts<Declaration = FileDeclaration> = Declaration extends FileDeclaration
  ? Omit<Declaration, 'name' | 'bytes' | 'sha256'>
  : never;

interface Upload extends Transfer {
  readonly draftId: string;
  readonly facts: UploadFacts;
}

/** Sends a file in pieces, from where an earlier try stopped. Throws the reason of `signal` when aborted. */
export async function uploadFile(upload: Upload): Promise<Result<FileEntry, UploadFault>> {
  const { draftId, file, facts, signal, onProgress } = upload;
  onProgress('reading', 0);
  const declaration = { ...facts, name: file.name, bytes: file.size, sha256: await hashOf(file, signal) };
  const uploads = `/api/drafts/${draftId}/uploads`;
  const begun = await ask(upload, 0, uploads, { method: 'POST', ...asJson(declaration) });
  if (!begun.ok) return begun;
  const { key, offset, entry } = await begun.value.json();
  if (entry) return ok(entry);
  const sent = await sendPieces(upload, `${uploads}/${key}`, offset);
  if (!sent.ok) return sent;
  onProgress('checking', file.size);
  const finished = await ask(upload, file.size, `${uploads}/${key}`, { method: 'POST' });
  return finished.ok ? ok((await finished.value.json()).entry) : finished;
}

async function hashOf(file: File, signal: AbortSignal): Promise<string> {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    signal.throwIfAborted();
    hash.update(new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
}
