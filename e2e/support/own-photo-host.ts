import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A story's server, which the site reaches at a public https address through `own-photo-hosts.mjs`. `asked`: the
 * requested paths. A path that `files` does not have is a 404.
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
