import 'server-only';
import type { Piece } from './pieces';

/** A piece's length, `Upload-Offset` and SHA-256 from its headers; null without length or offset. */
export function readPieceHeaders(headers: Headers): Pick<Piece, 'offset' | 'length' | 'digest'> | null {
  const length = wholeNumber(headers.get('content-length'));
  const offset = wholeNumber(headers.get('upload-offset'));
  if (length === null || offset === null) return null;
  const [, digest = null] =
    /(?:^|,)\s*sha-256=:([A-Za-z0-9+/=]+):/.exec(headers.get('content-digest') ?? '') ?? [];
  return { length, offset, digest };
}

const wholeNumber = (header: string | null): number | null =>
  /^\d{1,12}$/.test(header ?? '') ? Number(header) : null;
