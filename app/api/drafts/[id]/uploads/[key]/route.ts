import { apiRoute } from '@/lib/server/platform/http/api';
import { LARGEST_PIECE } from '@/lib/server/platform/intake/pieces';
import { readChunks } from '@/lib/server/platform/intake/read-chunks';
import { readPieceHeaders } from '@/lib/server/platform/intake/read-piece-headers';
import {
  fileLimit,
  openSending,
  pieceLimit,
  refused,
  toResponse,
} from '@/lib/server/workflows/uploads/upload-api';
import { cancelUpload, finishUpload, readUpload, sendPiece } from '@/lib/server/workflows/uploads/uploads';

interface Params {
  readonly id: string;
  readonly key: string;
}

/** Returns the progress in headers: `Upload-Offset` of `Upload-Length` bytes are stored. */
export const HEAD = apiRoute<Params>({}, async (context) => {
  const sending = await openSending(context, pieceLimit);
  if (sending instanceof Response) return sending;
  return toResponse(await readUpload(sending, context.params.key), ({ offset, bytes }) => {
    const headers = { 'upload-offset': String(offset), 'upload-length': String(bytes) };
    return new Response(null, { headers });
  });
});

/** Accepts a chunk at its `Upload-Offset`, with its SHA-256 as `Content-Digest` (RFC 9530). */
export const PUT = apiRoute<Params>({}, async (context) => {
  const { request, params } = context;
  const piece = readPieceHeaders(request.headers);
  if (!piece || !request.body) return refused('wrong-piece');
  if (piece.length > LARGEST_PIECE) return refused('too-large');
  const sending = await openSending(context, pieceLimit);
  if (sending instanceof Response) return sending;
  const body = readChunks(request.body, { ended: request.signal, maxBytes: LARGEST_PIECE });
  const sent = await sendPiece(sending, { ...piece, key: params.key, body });
  return toResponse(sent, (state) => Response.json(state));
});

/** Completes the upload: checks the file and returns its entry. */
export const POST = apiRoute<Params>({}, async (context) => {
  const sending = await openSending(context, fileLimit);
  if (sending instanceof Response) return sending;
  return toResponse(await finishUpload(sending, context.params.key), (state) => Response.json(state));
});

export const DELETE = apiRoute<Params>({}, async (context) => {
  const sending = await openSending(context, null);
  if (sending instanceof Response) return sending;
  const cancelled = await cancelUpload(sending, context.params.key);
  return toResponse(cancelled, () => new Response(null, { status: 204 }));
});
