import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A server of a story that the site reaches at a public https address, as `own-photo-hosts.mjs` arranges. `asked` are
 * the paths that were requested; one that `files` does not have is missing.
 */
export async function startPhotoHost(files: Readonly<Record<string, Buffer>>) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const file = files[url];
    response.writeHead(file ? 200 : 404, { 'content-type': 'image/png' }).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `https://photos-${port}.example.com`, asked, close: () => server.close() };
}
