import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process/processes.mjs';

const firebaseNames = [
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_APP_ID',
  'FIREBASE_STORAGE_BUCKET',
];

/** Loads .env.local and .env as Next.js does. Variables that are already set win. */
export function readSettings() {
  for (const file of ['.env.local', '.env']) {
    if (!existsSync(join(root, file))) continue;
    for (const line of readFileSync(join(root, file), 'utf8').split('\n')) {
      const [, key, value] = /^\s*(?:export\s+)?(\w+)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
      if (key) process.env[key] ??= value.replace(/^(["'])(.*)\1$/, '$2');
    }
  }
}

/** Any Firebase project variable means production: no emulators, no sample data, no sample logins. */
export const isLocal = () => !firebaseNames.some((name) => process.env[name]);
