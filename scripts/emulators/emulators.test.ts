import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const name = 'firebase-tools';
const folders = ['app', 'components', 'e2e', 'lib', 'providers', 'scripts'];
const versions = z.record(z.string(), z.string());
const manifest = z.object({ dependencies: versions, devDependencies: versions });

test('only the two emulator scripts import firebase-tools', () => {
  const importers = folders.flatMap(sourcesUnder).filter((file) => isImporter(readFileSync(file, 'utf8')));
  expect(importers.sort()).toEqual([
    'scripts/emulators/auth-emulator.mjs',
    'scripts/emulators/storage-emulator.mjs',
  ]);
});

test('firebase-tools is a pinned dev dependency, so a production install leaves it out', () => {
  const { dependencies, devDependencies } = manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  expect(dependencies).not.toHaveProperty(name);
  expect(devDependencies[name]).toMatch(/^\d+\.\d+\.\d+$/);
  const { packages } = z
    .object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })
    .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  expect(packages[`node_modules/${name}`]?.dev).toBe(true);
});

const isImporter = (text: string) => new RegExp(`(from|import\\(|require\\()\\s*['"]${name}`).test(text);

function sourcesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(mjs|[jt]sx?)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
