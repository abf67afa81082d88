import { readdirSync } from 'node:fs';

/** The name of the package that a build put into a folder; null without a build. */
export function findPackage(folder) {
  try {
    return readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? null;
  } catch {
    return null;
  }
}
