import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { listCommitmentOf } from '@/lib/domain/auctions/bid-lists/bid-list';
import { aBid, anAuction, withCommands } from '@/lib/domain/auctions/commands/auction.builders';
import { toBidReceipt } from '@/lib/domain/auctions/ledger/bid-receipt';
import { aTimestampAuthority, toPem } from '@/lib/domain/auctions/timestamps/timestamp-authority.fixture';
import { tokenOf, toTimestampRequest } from '@/lib/domain/auctions/timestamps/timestamp-messages';
import { formatCheckpoint } from '@/lib/domain/auctions/transparency/checkpoint';
import { logEntryOf } from '@/lib/domain/auctions/transparency/log-entry';
import { cosignatureType } from '@/lib/domain/auctions/transparency/note';
import { formatPolicy } from '@/lib/domain/auctions/transparency/policy';
import {
  aCheckpoint,
  aKey,
  logFileOf,
  rootOfEntries,
} from '@/lib/domain/auctions/transparency/signed-log.fixture';
import { signStatement } from '@/lib/domain/auctions/transparency/signed-statement';
import { runVerifier } from './verify-command';

const folder = mkdtempSync(join(tmpdir(), 'verify-ledger-'));
afterAll(() => rmSync(folder, { recursive: true }));

const before = anAuction({}, [aBid('a', 250_000)]);
const auction = withCommands(before, [aBid('b', 230_000)]);
const [event, entry] = [auction.events[2], auction.entries[2]];
if (event?.type !== 'bid' || !entry) throw new Error('The second bid is the third entry');
const receipt = toBidReceipt(before.state, event, entry);

const key = aKey('www.example.com/log');
const witnesses = [aKey('w1.example', cosignatureType), aKey('w2.example', cosignatureType)];
const log = auction.entries.map(({ seq, hash }) => logEntryOf({ auctionId: 'auction-1', seq, hash }));

const whole = fileOf('whole.json', { auctionId: 'auction-1', entries: auction.entries });
const cut = fileOf('cut.json', { auctionId: 'auction-1', entries: before.entries });
const forged = fileOf(
  'forged.json',
  JSON.parse(JSON.stringify(auction.entries).replace('23100000', '23200000')),
);

describe('npm run verify-ledger', () => {
  it('checks an export against a head and a receipt', async () => {
    const held = fileOf('receipt.json', receipt);
    const { status, stdout } = await run(whole, '--head', auction.head.hash, '--receipt', held);
    expect(stdout).toContain(`All 3 entries are valid, up to verification code ${auction.head.hash}.`);
    expect(stdout).toContain(`${held}: valid`);
    expect(status).toBe(0);
  });

  it('checks the bid lists of several ledgers, and an opened list', async () => {
    const opening = {
      lots: [
        { auctionId: 'auction-1', maximumCents: 25_000_000 },
        { auctionId: 'auction-2', maximumCents: 25_000_000 },
      ],
      salt: 'a'.repeat(64),
    };
    const list = { listId: 'list', commitment: listCommitmentOf(opening) };
    const bids = (rival: number) => [aBid('a', 250_000, { list }), aBid('b', rival)];
    const second = anAuction({ auctionId: 'auction-2' }, [aBid('a', 250_000, { list })]);
    const files = [
      fileOf('first.json', anAuction({}, bids(255_000)).entries),
      fileOf('second.json', second.entries),
    ];
    const held = fileOf('list.json', opening);
    expect(await run(...files, '--list', held)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('The bid lists of these ledgers are valid.'),
    });
    const leading = fileOf('leading.json', anAuction({}, bids(230_000)).entries);
    expect(await run(leading, ...files.slice(1))).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('A bid list placed a bid in auction'),
    });
    expect(await run(whole, '--list', held)).toMatchObject({ status: 1 });
    expect(await run(forged, ...files)).toMatchObject({ status: 1 });
  });

  it('prints the first fault', async () => {
    expect(await run(forged)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('Entry 3 failed verification: Its content doesn’t match its hash.'),
    });
    expect(await run(cut, '--head', auction.head.hash)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('No entry has the hash'),
    });
    const other = fileOf('other.json', { ...receipt, maximumCents: 23_100_000 });
    expect(await run(whole, '--receipt', other)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('commits to a different maximum'),
    });
  });

  it('compares a ledger at a URL with the log of its site, and detects one that differs', async () => {
    const site = await serve({ ledgers: { true: auction.entries, cut: before.entries } });
    const url = `${site.url}/api/auctions/true/ledger`;
    const saved = join(folder, 'saved-checkpoint');
    const signed = fileOf('signed.json', { ...receipt, signature: signStatement('receipt', key, receipt) });
    expect(await run(url, '--save-checkpoint', saved, '--receipt', signed)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(
        /signed\.json: valid, signed by the site\nIn the transparency log of 3 entries, each with a proof: 3\. Not in it yet: 0\.[\s\S]*Witnesses that signed the log: w1\.example\. Not signed by: w2\.example\./,
      ),
    });
    expect(await run(url, '--checkpoint', saved, '--witnesses', '1')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Saved checkpoints that the log continues: 1.'),
    });
    expect(await run(url, '--witnesses', '2')).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('The log has 1 witness signature, fewer than you require'),
    });
    expect(await run(`${site.url}/api/auctions/cut/ledger`, '--receipt', signed)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(
        'signed.json: The site signed the receipt for entry 3, but the ledger contradicts it.',
      ),
    });
    expect(await run(`${site.url}/api/auctions/cut/ledger`)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('the ledger ends before it'),
    });
    const fork = fileOf('fork', '');
    writeFileSync(fork, aCheckpoint([...log.slice(0, 2), 'another entry'], key));
    expect(await run(url, '--checkpoint', fork)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('There are two different logs.'),
    });
    site.server.close();
  });

  it('trusts the keys in a policy file instead of those that the site states', async () => {
    const site = await serve({ ledgers: { true: auction.entries } });
    const url = `${site.url}/api/auctions/true/ledger`;
    const policy = fileOf('policy', '');
    writeFileSync(
      policy,
      formatPolicy({ logKeys: [aKey('www.example.com/log', 4).key], witnessKeys: [] }, ''),
    );
    expect(await run(url, '--policy', policy)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('The list of keys cannot be read.'),
    });
    writeFileSync(policy, formatPolicy({ logKeys: [aKey('other.example/log').key], witnessKeys: [] }, ''));
    expect(await run(url, '--policy', policy)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('None of this site’s known keys signed'),
    });
    site.server.close();
  });

  it('checks the signature of a receipt of a saved ledger with a policy file, and says so without one', async () => {
    const stranger = aKey('www.example.com/log', 4);
    const signature = signStatement('receipt', stranger, receipt);
    const held = fileOf('forged-receipt.json', { ...receipt, signature });
    expect(await run(whole, '--receipt', held)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('forged-receipt.json: valid, signature not checked\n'),
    });
    const policy = fileOf('saved-policy', '');
    writeFileSync(policy, formatPolicy({ logKeys: [key.key], witnessKeys: [] }, ''));
    expect(await run(whole, '--receipt', held, '--policy', policy)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('wasn’t made with any of this site’s known keys'),
    });
    writeFileSync(policy, 'log x\n');
    expect(await run(whole, '--receipt', held, '--policy', policy)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('The list of keys cannot be read.'),
    });
  });

  it('checks the signature of the last entry of a saved ledger with a policy file, and says so without one', async () => {
    const head = { auctionId: 'auction-1', ...auction.head };
    const saved = (name: string, entries: readonly unknown[], by = key) =>
      fileOf(name, { entries, headSignature: signStatement('head', by, head) });
    const policy = fileOf('head-policy', '');
    writeFileSync(policy, formatPolicy({ logKeys: [key.key], witnessKeys: [] }, ''));
    const signed = saved('signed-head.json', auction.entries);
    expect(await run(signed)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('was not checked: name the keys of the site with --policy.'),
    });
    expect(await run(signed, '--policy', policy)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('The site signed its last entry, 3.'),
    });
    const stranger = saved('strange-head.json', auction.entries, aKey('www.example.com/log', 4));
    for (const other of [stranger, saved('moved-head.json', before.entries)])
      expect(await run(other, '--policy', policy)).toMatchObject({
        status: 1,
        stdout: expect.stringContaining('wasn’t made with any of this site’s known keys.'),
      });
  });

  it('checks the timestamp of the log under certificates that the reader names', async () => {
    const authority = await aTimestampAuthority();
    const stampedAt = new Date(Date.now() - 5_000);
    const stamped = await stampOf(authority, log, stampedAt);
    const trusted = pemOf('ca.pem', authority.root);
    const [site, unstamped] = [
      await serve({ ledgers: { true: auction.entries }, timestamps: { '/log/timestamps/3': stamped } }),
      await serve({ ledgers: { true: auction.entries } }),
    ];
    const url = `${site.url}/api/auctions/true/ledger`;
    const toSeconds = new Date(Math.floor(stampedAt.getTime() / 1_000) * 1_000).toISOString().slice(0, 19);
    expect(await run(url, '--tsa', trusted)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(
        `Example TSA saw the first 3 entries of the log, all of this ledger among them, at ${toSeconds}`,
      ),
    });
    const other = pemOf('other.pem', (await aTimestampAuthority()).root);
    expect(await run(url, '--tsa', other)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('Timestamp: '),
    });
    expect(await run(url, '--tsa', whole)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('is not a list of certificates in PEM'),
    });
    expect(await run(`${unstamped.url}/api/auctions/true/ledger`, '--tsa', trusted)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('No timestamp covers all entries of this ledger'),
    });
    for (const { server } of [site, unstamped]) server.close();
  });

  it('accepts a timestamp of what the log became during the check, unless that denies what it was', async () => {
    const authority = await aTimestampAuthority();
    const trusted = pemOf('growing.pem', authority.root);
    const grown = [...log, 'a later entry'];
    const rewritten = grown.with(0, 'another entry');
    for (const [becomes, status, words] of [
      [grown, 0, 'Example TSA saw the first 4 entries of the log, all of this ledger among them'],
      [rewritten, 1, 'Transparency log: '],
      [log, 1, 'The log isn’t consistent with the timestamped checkpoint.'],
    ] as const) {
      const stamped = await stampOf(authority, grown, new Date());
      const timestamps = { '/log/timestamps/3': stamped };
      const site = await serve({ ledgers: { true: auction.entries }, timestamps, becomes });
      expect(await run(`${site.url}/api/auctions/true/ledger`, '--tsa', trusted)).toMatchObject({
        status,
        stdout: expect.stringContaining(words),
      });
      site.server.close();
    }
  });

  it('reads the quorum of a policy file', async () => {
    const site = await serve({ ledgers: { true: auction.entries } });
    const keys = formatPolicy({ logKeys: [key.key], witnessKeys: witnesses.map((each) => each.key) }, '');
    const policyOf = (quorum: string): string => {
      const path = fileOf(`policy-${quorum}`, '');
      const group = `group both 2 w1.example w2.example\nquorum ${quorum}`;
      writeFileSync(path, keys.replace('quorum none', group));
      return path;
    };
    const url = `${site.url}/api/auctions/true/ledger`;
    expect(await run(url, '--policy', policyOf('w1.example'))).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('The signatures meet the quorum in the list of keys.'),
    });
    expect(await run(url, '--policy', policyOf('both'))).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('doesn’t meet the quorum in the list of keys.'),
    });
    site.server.close();
  });

  it('detects a fork by what a witness saw, for a reader who never saw the log, even without a quorum', async () => {
    const site = await serve({ ledgers: { true: auction.entries } });
    const url = `${site.url}/api/auctions/true/ledger`;
    const [w1, stranger] = [witnesses[0] ?? key, aKey('stranger.example', cosignatureType)];
    const fork = [...log.slice(0, 2), 'another entry'];
    for (const [note, status, words] of [
      [aCheckpoint(log, key, w1), 0, 'whose latest checkpoint the log continues: 1.'],
      [aCheckpoint(log.slice(0, 2), key, w1), 0, 'whose latest checkpoint the log continues: 1.'],
      [aCheckpoint(fork, key, w1), 1, 'There are two different logs.'],
      [aCheckpoint(fork.slice(1), key, w1), 1, 'There are two different logs.'],
      [aCheckpoint(log, key, stranger), 2, 'not a checkpoint of this log'],
      [aCheckpoint(log, aKey('other.example/log'), w1), 2, 'not a checkpoint of this log'],
      [null, 2, 'never signed a checkpoint of this log'],
    ] as const) {
      const witness = await serveNote(note);
      const answer = await run(url, '--ask-witness', witness.url);
      expect(answer.stdout + answer.stderr).toContain(words);
      expect(answer.status).toBe(status);
      witness.server.close();
    }
    site.server.close();
  });

  it('waits for a site that publishes what its witness just signed', async () => {
    const becomes = [...log, 'a later entry'];
    const site = await serve({ ledgers: { true: auction.entries }, becomes });
    const witness = await serveNote(aCheckpoint(becomes, key, witnesses[0] ?? key));
    setTimeout(() => void fetch(`${site.url}/log/timestamps/4`), 200);
    const answer = await run(`${site.url}/api/auctions/true/ledger`, '--ask-witness', witness.url);
    expect(answer.stdout).toContain('In the transparency log of 4 entries');
    expect(answer.status).toBe(0);
    for (const { server } of [site, witness]) server.close();
  });

  it.each(['--witnesses', '--ask-witness', '--checkpoint', '--save-checkpoint', '--tsa'])(
    'refuses %s for a saved ledger, which has no log',
    async (option) => {
      expect(await run(whole, option, '1')).toMatchObject({
        status: 2,
        stdout: '',
        stderr: expect.stringContaining(`is a file: ${option} needs`),
      });
    },
  );

  it('refuses a policy file for a saved ledger that has nothing signed', async () => {
    const policy = fileOf('unused-policy', '');
    writeFileSync(policy, formatPolicy({ logKeys: [key.key], witnessKeys: [] }, ''));
    expect(await run(whole, '--policy', policy)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('is a file: --policy needs'),
    });
  });

  it('prints the same and exits with the same code as a command', async () => {
    const args = [whole, '--head', auction.head.hash];
    expect(runProcess(...args)).toEqual(await run(...args));
    expect(runProcess(forged)).toEqual(await run(forged));
    expect(runProcess()).toEqual(await run());
  }, 60_000);

  it('names the input that it cannot read', async () => {
    expect(await run()).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Specify a ledger file'),
    });
    expect(await run(join(folder, 'none.json'))).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('none.json'),
    });
    expect(await run(whole, '--head', 'short')).toMatchObject({
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

function pemOf(name: string, der: Uint8Array): string {
  const path = fileOf(name, '');
  writeFileSync(path, toPem(der));
  return path;
}

/** A timestamp of the log with these entries, as a site serves it. */
async function stampOf(
  authority: Awaited<ReturnType<typeof aTimestampAuthority>>,
  entries: readonly string[],
  at: Date,
) {
  const nonce = '40'.repeat(16);
  const [origin, size, root] = [key.key.name, entries.length, rootOfEntries(entries)];
  const text = formatCheckpoint({ origin, size, root });
  const answer = await authority.answer(toTimestampRequest(text, nonce), { at });
  const token = Buffer.from(tokenOf(answer) ?? []).toString('base64');
  return { origin, size, root: Buffer.from(root).toString('hex'), nonce, token };
}

/** Runs the command in this process. */
async function run(...args: readonly string[]) {
  const [output, errors]: [string[], string[]] = [[], []];
  const status = await runVerifier({
    args,
    say: (text) => output.push(`${text}\n`),
    complain: (text) => errors.push(`${text}\n`),
  });
  return { status, stdout: output.join(''), stderr: errors.join('') };
}

/** Runs the command as a separate process, as a user does. */
function runProcess(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'cli.ts'), ...args],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

interface Site {
  readonly ledgers?: Readonly<Record<string, readonly unknown[]>>;
  /** By path. */
  readonly timestamps?: Readonly<Record<string, object>>;
  /** The log from the first request for a timestamp on. */
  readonly becomes?: readonly string[];
}

/** A witness by C2SP tlog-witness with this latest checkpoint of the log. */
async function serveNote(note: string | null) {
  const path = `/${createHash('sha256').update(key.key.name).digest('hex')}/checkpoint`;
  const server = createServer(({ url }, response) => {
    const isKnown = note !== null && url === path;
    response.writeHead(isKnown ? 200 : 404).end(isKnown ? note : '');
  });
  return listen(server);
}

/** A site that serves its log and ledgers. */
async function serve({ ledgers = {}, timestamps = {}, becomes = log }: Site) {
  let logged: readonly string[] = log;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [signed] = witnesses;
    const bytes = await logFileOf(pathname, {
      log: key,
      entries: logged,
      witnesses,
      signed: signed ? [signed] : [],
    });
    if (pathname.startsWith('/log/timestamps/')) {
      logged = becomes;
      const stamped = timestamps[pathname];
      response.writeHead(stamped ? 200 : 404).end(JSON.stringify(stamped ?? {}));
      return;
    }
    const entries = ledgers[pathname.split('/')[3] ?? ''] ?? [];
    response.end(bytes ?? JSON.stringify({ entries, leaves: [...entries.keys()] }));
  });
  return listen(server);
}

async function listen(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on a port');
  return { server, url: `http://127.0.0.1:${address.port}` };
}
