import 'server-only';

/** The body of a response of another server. Throws if it is longer than it may be. */
export async function readShort(response: Response, mostBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > mostBytes) throw new RangeError('The answer of another server is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
