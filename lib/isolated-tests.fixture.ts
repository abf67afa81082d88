import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['app', 'components', 'lib', 'providers', 'scripts'];
/** Tests in these folders leave no state behind for the next file. */
export const pureFolders = ['lib/domain', 'lib/copy', 'lib/client', 'components', 'providers', 'sample'];

/**
 * Test files that need a worker of their own. They mock modules, or start the emulator of a service
 * that the Admin SDK holds for the life of the process. Paths are relative to `root`.
 */
export const listIsolated = (root: string): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`),
    )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => needsIsolation(readFileSync(join(root, file), 'utf8')))
    .sort();

export const needsIsolation = (source: string): boolean =>
  /\bvi\.(mock|doMock|resetModules)\(|\bstart(Auth|Storage)Emulator\(/.test(source);
