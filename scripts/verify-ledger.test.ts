import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { aBid, anAuction, withCommands } from '@/lib/domain/auction/auction.builders';
import { toBidReceipt } from '@/lib/domain/auction/bid-receipt';
import { toPublication } from '@/lib/domain/auction/published-heads';

vi.setConfig({ testTimeout: 120_000 });
const folder = mkdtempSync(join(tmpdir(), 'verify-ledger-'));
afterAll(() => rmSync(folder, { recursive: true }));

const before = anAuction({}, [aBid('a', 250_000)]);
const auction = withCommands(before, [aBid('b', 230_000)]);
const [event, entry] = [auction.events[2], auction.entries[2]];
if (event?.type !== 'bid' || !entry) throw new Error('The second bid is the third entry');
const receipt = toBidReceipt(before.state, event, entry);

const whole = fileOf('whole.json', { auctionId: 'auction-1', entries: auction.entries });
const cut = fileOf('cut.json', { auctionId: 'auction-1', entries: before.entries });
const forged = fileOf(
  'forged.json',
  JSON.parse(JSON.stringify(auction.entries).replace('23100000', '23200000')),
);

describe('npm run verify-ledger', () => {
  it('checks an export against a head and a receipt', () => {
    const held = fileOf('receipt.json', receipt);
    const { status, stdout } = run(whole, '--head', auction.head.hash, '--receipt', held);
    expect(stdout).toContain(`All 3 entries hold, up to the head ${auction.head.hash}.`);
    expect(stdout).toContain(`${held}: holds`);
    expect(status).toBe(0);
  });

  it('names the first fault', () => {
    expect(run(forged)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('Entry 3 does not hold: Its content does not give its hash.'),
    });
    expect(run(cut, '--head', auction.head.hash)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('No entry has the hash'),
    });
    const other = fileOf('other.json', { ...receipt, maximumCents: 23_100_000 });
    expect(run(whole, '--receipt', other)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('commits to another maximum'),
    });
  });

  it('checks the heads that are published by the hour', () => {
    const first = toPublication(null, [{ auctionId: 'a', seq: 2, hash: 'a'.repeat(64) }], 1);
    const second = toPublication(first, [], 2);
    const held = fileOf('heads.json', { publications: [first, second] });
    expect(run(held, '--head', first.hash)).toMatchObject({
      status: 0,
      stdout: 'All 2 publications hold.\n',
    });
    expect(run(fileOf('anew.json', { publications: [second] }), '--head', first.hash)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('which you hold'),
    });
  });

  it('says what it cannot read', () => {
    expect(run()).toMatchObject({ status: 2, stderr: expect.stringContaining('Name one file') });
    expect(run(join(folder, 'none.json'))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('none.json'),
    });
    expect(run(whole, '--head', 'short')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--head'),
    });
  });
});

function fileOf(name: string, value: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
}

function run(...parts: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'verify-ledger.ts'), ...parts],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}
