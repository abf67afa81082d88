import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { aBid, anAuction } from '@/lib/domain/auctions/commands/auction.builders';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'pack-verifier-'));
afterAll(() => rmSync(folder, { recursive: true }));
const ok = { status: 0, stderr: '' };
const sh = (command: string, cwd: string) => spawnSync('sh', ['-c', command], { cwd, encoding: 'utf8' });

/** Packs in a copy of the sources, as somebody else would, with a file mask of their own. */
function packInClone(name: string, mask: string): string {
  const clone = join(folder, name);
  const own = 'scripts/commands/verifier';
  for (const part of ['lib', 'messages', own])
    cpSync(join(root, part), join(clone, part), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(root, file), join(clone, file));
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  const packed = sh(`umask ${mask} && node ${own}/pack.mjs ${clone}/out`, clone);
  expect(packed).toMatchObject(ok);
  return packed.stdout.trim();
}

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

test('the documentation installs the current version of the package', () => {
  const { name, version } = JSON.parse(readFileSync(join(import.meta.dirname, 'manifest.json'), 'utf8'));
  const documented = readFileSync(join(root, 'docs/ledger.md'), 'utf8').match(/[\w-]+-[\d.]+\.tgz/g);
  expect(documented).toEqual([`${name}-${version}.tgz`]);
});

test('two clones give the same bytes, and the package works without the site', () => {
  const [first, second] = [packInClone('first', '022'), packInClone('second', '077')];
  expect(sha256(first)).toBe(sha256(second));

  mkdirSync(join(folder, 'elsewhere'));
  const elsewhere = join(folder, 'elsewhere');
  expect(sh(`tar xzf ${first}`, elsewhere)).toMatchObject(ok);
  const { bin, exports, dependencies } = JSON.parse(
    readFileSync(join(elsewhere, 'package/package.json'), 'utf8'),
  );
  for (const name of Object.keys(dependencies)) {
    mkdirSync(join(elsewhere, 'node_modules', name, '..'), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(elsewhere, 'node_modules', name));
  }
  const files = readdirSync(join(elsewhere, 'package'), { recursive: true }).map(String);
  expect(
    files.filter((file) => /lib\/server|components|\.tsx?$/.test(file) && !/\.d\.ts$/.test(file)),
  ).toEqual([]);
  expect(files).toContain(exports['.'].types.slice(2));

  const { entries, head } = anAuction({}, [aBid('a', 250_000), aBid('b', 230_000)]);
  writeFileSync(join(elsewhere, 'ledger.json'), JSON.stringify({ entries }));
  const command = `package/${bin['bank-owned-verify']}`;
  expect(sh(`node ${command} ledger.json --head ${head.hash}`, elsewhere)).toMatchObject({
    ...ok,
    stdout: expect.stringContaining(`All 3 entries are valid, up to verification code ${head.hash}.`),
  });
  writeFileSync(join(elsewhere, 'forged.json'), JSON.stringify({ entries }).replace('23100000', '23200000'));
  expect(sh(`node ${command} forged.json`, elsewhere).status).toBe(1);
  writeFileSync(
    join(elsewhere, 'package/use.mjs'),
    `import { verify } from 'bank-owned-verify';
    import { readFileSync } from 'node:fs';
    const { entries } = JSON.parse(readFileSync('ledger.json', 'utf8'));
    console.log(verify(entries, { seq: null, hash: '${head.hash}' }).ok);`,
  );
  expect(sh('node package/use.mjs', elsewhere)).toMatchObject({ ...ok, stdout: 'true\n' });
}, 180_000);
