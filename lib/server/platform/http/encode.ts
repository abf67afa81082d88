import 'server-only';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';
type Encode = (body: Uint8Array) => Promise<Uint8Array>;

/** The proxy names here how it encoded a body. Next drops a `Content-Encoding` that is not its own. */
export const ENCODED_HEADER = 'x-encoded-as';

const encoders: Readonly<Record<Encoding, Encode>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

/** For a body that is sent often: slower and smaller than the compression of a single response. */
export const encode = (encoding: Encoding, body: Uint8Array): Promise<Uint8Array> => encoders[encoding](body);

/** The encoding to send to a client with this `Accept-Encoding`; null when it takes neither. */
export function encodingFor(accepted: string | null | undefined): Encoding | null {
  const names = (accepted ?? '')
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';')[0]?.trim().toLowerCase());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null;
}
