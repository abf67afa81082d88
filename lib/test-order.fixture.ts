import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A shared worker ends when the next file has another project or environment. Short files fill the end. */
const projects = ['server', 'isolated', 'pure'];

/** Files that take more than five seconds, longest first. */
const slowest = [
  'lib/server/workflows/uploads/hostile-files.test.ts',
  'scripts/commands/migrate.test.ts',
  'lib/server/platform/store/firestore/firestore-store.test.ts',
  'lib/server/jobs/tick.test.ts',
  'lib/server/platform/files/bucket-files.test.ts',
  'app/api/_tests/auth.test.ts',
  'lib/actions/permissions/drafts-permissions.test.ts',
  'app/api/_tests/account-takeover.test.ts',
  'app/api/_tests/own-account.test.ts',
  'scripts/emulators/auth-emulator.test.ts',
  'scripts/commands/grant-admin.test.ts',
  'lib/server/workflows/accounts/delete-account.test.ts',
  'lib/server/workflows/uploads/bucket-uploads.test.ts',
  'app/api/_tests/openapi.test.ts',
  'app/api/_tests/slow-clients.test.ts',
  'lib/server/workflows/bids/place-bid-firestore.test.ts',
  'app/api/_tests/seller-api-homes.test.ts',
  'app/api/_tests/seller-api.test.ts',
  'lib/server/jobs/run-searches.test.ts',
  'lib/server/jobs/auctions/run-auctions.test.ts',
  'scripts/commands/verifier/pack.test.ts',
  'scripts/commands/verifier/verify-command.test.ts',
  'lib/server/workflows/accounts/bid-limits.test.ts',
  'lib/server/workflows/bids/bid-crash.test.ts',
];

/** The same order on every machine. Slow files start first, and a worker serves as many files as it can. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranks = new Map(files.map((file) => [file, rankOf(file)]));
    return files.toSorted((a, b) => (ranks.get(a) ?? '').localeCompare(ranks.get(b) ?? ''));
  }
}

function rankOf({ project, moduleId }: TestSpecification): string {
  const byTime = slowest.findIndex((file) => moduleId.endsWith(`/${file}`));
  const inBrowser = readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');
  const ranks = [projects.indexOf(project.name), inBrowser ? 0 : 1, byTime < 0 ? slowest.length : byTime];
  return [...ranks.map((rank) => String(rank).padStart(2, '0')), moduleId].join(' ');
}
