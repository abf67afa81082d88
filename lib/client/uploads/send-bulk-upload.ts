import { ZIP_PIECE_BYTES } from '@/lib/domain/bulk-uploads/bulk-upload';
import { ok, type Result } from '@/lib/domain/shared/result';
import { asJson, ask, sendPieces, type Transfer, type UploadFault } from './send-pieces';

interface BulkTransfer extends Transfer {
  /** Where bulk uploads of the organization are announced. */
  readonly path: string;
}

/** Sends a file for many homes, from where an earlier try stopped. Returns its id. */
export async function sendBulkUpload(transfer: BulkTransfer): Promise<Result<string, UploadFault>> {
  const { file, path, onProgress } = transfer;
  const announcement = { name: file.name, bytes: file.size };
  const begun = await ask(transfer, 0, path, { method: 'POST', ...asJson(announcement) });
  if (!begun.ok) return begun;
  const { bulkId, offset } = await begun.value.json();
  const sent = await sendPieces(transfer, `${path}/${bulkId}`, offset, ZIP_PIECE_BYTES);
  if (!sent.ok) return sent;
  onProgress('checking', file.size);
  const finished = await ask(transfer, file.size, `${path}/${bulkId}`, { method: 'POST' });
  return finished.ok ? ok(bulkId) : finished;
}
