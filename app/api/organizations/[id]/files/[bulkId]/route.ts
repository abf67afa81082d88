import { ZIP_PIECE_BYTES } from '@/lib/domain/bulk-uploads/bulk-upload';
import { bulkRefused, openBulkUpload } from '@/lib/server/jobs/bulk-uploads/bulk-api';
import { bytesSent } from '@/lib/server/jobs/bulk-uploads/bulk-files';
import { finishBulkUpload, sendBulkPiece } from '@/lib/server/jobs/bulk-uploads/send-bulk-upload';
import { apiRoute } from '@/lib/server/platform/http/api';
import { readChunks } from '@/lib/server/platform/intake/read-chunks';
import { readPieceHeaders } from '@/lib/server/platform/intake/read-piece-headers';

interface Params {
  readonly id: string;
  readonly bulkId: string;
}

/** The progress of the run. */
export const GET = apiRoute<Params>({}, async ({ params, receivedAt }) => {
  const found = await openBulkUpload(params, receivedAt);
  if (!found.ok) return bulkRefused(found.reason);
  const { state, cursor, planned } = found.value.bulk;
  return Response.json({ isRunning: state === 'running', cursor, planned });
});

/** Returns how much has arrived in headers: `Upload-Offset` of `Upload-Length` bytes. */
export const HEAD = apiRoute<Params>({}, async ({ params, receivedAt }) => {
  const found = await openBulkUpload(params, receivedAt);
  if (!found.ok) return bulkRefused(found.reason);
  const offset = await bytesSent(found.value.bulk);
  const headers = { 'upload-offset': String(offset), 'upload-length': String(found.value.bulk.bytes) };
  return new Response(null, { headers });
});

/** Accepts a piece at its `Upload-Offset`, with its SHA-256 as `Content-Digest` (RFC 9530). */
export const PUT = apiRoute<Params>({}, async ({ request, params, receivedAt }) => {
  const piece = readPieceHeaders(request.headers);
  if (!piece || !request.body) return bulkRefused('wrong-piece');
  if (piece.length > ZIP_PIECE_BYTES) return bulkRefused('too-large');
  const found = await openBulkUpload(params, receivedAt);
  if (!found.ok) return bulkRefused(found.reason);
  const body = readChunks(request.body, { ended: request.signal, maxBytes: ZIP_PIECE_BYTES });
  const sent = await sendBulkPiece(found.value.by, params.bulkId, { ...piece, body });
  return sent.ok ? Response.json({ offset: sent.value }) : bulkRefused(sent.reason);
});

/** Reads what the complete file contains. The review page shows it, or why it was refused. */
export const POST = apiRoute<Params>({}, async ({ params, receivedAt }) => {
  const found = await openBulkUpload(params, receivedAt);
  if (!found.ok) return bulkRefused(found.reason);
  const finished = await finishBulkUpload(found.value.by, params.bulkId, receivedAt);
  return finished.ok ? Response.json({ state: finished.value.state }) : bulkRefused(finished.reason);
});
