import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import {
  bidListFaultWords,
  feedFaultWords,
  ledgerFaultWords,
  logFaultWords,
  receiptFaultWords,
} from '@/lib/copy/auctions/ledger-fault-words';
import { type ListOpening, savedListSchema } from '@/lib/domain/auctions/bid-lists/bid-list';
import {
  findDenial,
  findReceiptMismatch,
  isReceiptSigned,
  type Receipt,
  type ReceiptFault,
  savedReceiptsSchema,
} from '@/lib/domain/auctions/ledger/check-receipt';
import { type CheckedFeed, checkFeed } from '@/lib/domain/auctions/ledger/ledger-checkpoints';
import { compareWithFeed, isFeedCurrent, readFeed } from '@/lib/domain/auctions/ledger/ledger-feed';
import { type LedgerEntry, ledgerEntrySchema } from '@/lib/domain/auctions/state/facts';
import { compareWithLog, type LogComparison } from '@/lib/domain/auctions/transparency/compare-with-log';
import { openLog, readPolicy } from '@/lib/domain/auctions/transparency/log-client';
import type { VerifierKey } from '@/lib/domain/auctions/transparency/note';
import { type Verification, verifySteps } from '@/lib/domain/auctions/verify/verify';
import { bidListFault } from '@/lib/domain/auctions/verify/verify-bid-lists';

const usage =
  'npm run verify-ledger -- FILE|URL… [--head HASH] [--heads FILE|URL] [--receipt FILE]… [--list FILE] [--policy FILE] [--witnesses NUMBER] [--checkpoint FILE]… [--save-checkpoint FILE]';
const feedPath = '/api/ledger-heads';
const exported = z
  .object({
    entries: z.array(z.unknown()),
    leaves: z.array(z.int().min(0).nullable()).default([]),
    headSignature: z.string().optional(),
  })
  .or(z.array(z.unknown()).transform((entries) => ({ entries, leaves: [], headSignature: undefined })));
const published = z.object({ publications: z.array(z.unknown()) });
const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'A verification code has 64 characters: digits and the letters a to f.');

/** Runs the command. Returns the exit code: 0 when everything holds, 1 on a fault, 2 on unreadable input. */
export async function verifyLedger({ args, say, complain }: Call): Promise<number> {
  try {
    return await run(args, say);
  } catch (error) {
    complain(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    return 2;
  }
}

interface Call {
  readonly args: readonly string[];
  readonly say: Say;
  readonly complain: Say;
}
type Say = (text: string) => void;

async function run(args: readonly string[], say: Say): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      head: { type: 'string', multiple: true },
      heads: { type: 'string' },
      receipt: { type: 'string', multiple: true },
      list: { type: 'string' },
      policy: { type: 'string' },
      witnesses: { type: 'string' },
      checkpoint: { type: 'string', multiple: true },
      'save-checkpoint': { type: 'string' },
    },
  });
  if (positionals.length === 0) throw new Error('Specify a ledger file or URL.');
  const list = values.list === undefined ? undefined : await readList(values.list);
  const done: Checked[] = [];
  for (const source of positionals) done.push(await checkSource(source, values, say));
  const faulty = done.find(({ code }) => code !== 0);
  if (faulty) return faulty.code;
  if (done.length === 1 && !list) return 0;
  const fault = bidListFault(
    done.map(({ entries }) => entries),
    list,
  );
  say(fault ? bidListFaultWords(fault) : 'The bid lists of these ledgers are valid.');
  return fault === null ? 0 : 1;
}

interface Options {
  readonly head?: string[];
  readonly heads?: string;
  readonly receipt?: string[];
  readonly policy?: string;
  readonly witnesses?: string;
  readonly checkpoint?: string[];
  readonly 'save-checkpoint'?: string;
}

/** `entries` is empty for a feed. */
interface Checked {
  readonly code: number;
  readonly entries: readonly LedgerEntry[];
}
const feedCode = (code: number): Checked => ({ code, entries: [] });

async function checkSource(source: string, values: Options, say: Say): Promise<Checked> {
  const heads = (values.head ?? []).map((text) => ({ seq: null, hash: parsed(hash, text, '--head') }));
  const receipts = (await Promise.all((values.receipt ?? []).map(readReceipts))).flat();
  const hashes = heads.map(({ hash: each }) => each);
  if (isUrl(source) && new URL(source).pathname.endsWith(feedPath))
    return feedCode(checkPublished(await readPublications(source), hashes, Date.now(), say));
  if (!isUrl(source)) refuseLogOptions(source, values);
  // Read what was published first. The ledger may grow in the meantime, and must not be older.
  const feedSource = values.heads ?? null;
  const feed = feedSource === null ? null : checkFeed(await readPublications(feedSource));
  const policyText = values.policy === undefined ? undefined : await readFile(values.policy, 'utf8');
  const log = isUrl(source)
    ? await openLog((path) => readBytes(new URL(path, source).href), policyText)
    : null;
  const content = JSON.parse(await read(source));
  const ofHeads = published.safeParse(content);
  if (ofHeads.success)
    return feedCode(
      checkPublished(ofHeads.data.publications, hashes, isUrl(source) ? Date.now() : null, say),
    );
  const { entries, leaves, headSignature } = parsed(exported, content, source);
  const ofLedger = receipts.filter(({ receipt }) => isOf(entries, receipt));
  const verification = check(entries, [...heads, ...ofLedger.map(({ receipt }) => receipt)]);
  say(wordsOf(verification));
  const keys = (log?.policy ?? (policyText === undefined ? null : readPolicy(policyText)))?.logKeys ?? [];
  if (!verification.ok) {
    for (const { name, receipt } of ofLedger) sayDenial(name, findDenial(entries, receipt, keys), say);
    return { code: 1, entries: [] };
  }
  const checked = entries.map((entry): LedgerEntry => ledgerEntrySchema.parse(entry));
  const faults = receipts.map(({ name, receipt }) => ({ name, ...checkReceipt(checked, receipt, keys) }));
  for (const { name, words } of faults) say(`${name}: ${words}`);
  const readAt = feedSource !== null && isUrl(feedSource) ? Date.now() : null;
  const isFeedAtFault = feed !== null && !isInFeed(checked, feed, readAt, say);
  const auctionId = auctionIdOf(checked);
  const isLogAtFault =
    log !== null &&
    auctionId !== null &&
    !(await isInLog(
      compareWithLog(
        auctionId,
        checked.map(({ seq, hash: each, at }, index) => ({
          seq,
          hash: each,
          at,
          leaf: leaves[index] ?? null,
        })),
        {
          ...log,
          headSignature,
          ...(await logOptions(values)),
          now: Date.now(),
          mostScanned: Number.POSITIVE_INFINITY,
        },
      ),
      values['save-checkpoint'],
      say,
    ));
  const isAtFault = isFeedAtFault || isLogAtFault || faults.some(({ isValid }) => !isValid);
  return { code: isAtFault ? 1 : 0, entries: checked };
}

function sayDenial(name: string, denial: ReceiptFault | null, say: Say): void {
  if (denial) say(`${name}: ${receiptFaultWords(denial)}`);
}

/** A receipt, compared with its ledger and with the keys of the site, which are unknown for a saved ledger. */
function checkReceipt(entries: readonly LedgerEntry[], receipt: Receipt, keys: readonly VerifierKey[]) {
  const fault = findReceiptMismatch(entries, receipt);
  if (fault) return { isValid: false, words: receiptFaultWords(fault) };
  const isSigned = keys.length === 0 ? null : isReceiptSigned(receipt, keys);
  if (isSigned === false)
    return { isValid: false, words: receiptFaultWords({ code: 'wrong-signature', entry: receipt.seq }) };
  if (receipt.signature === undefined) return { isValid: true, words: 'valid, without a signature' };
  return { isValid: true, words: isSigned ? 'valid, signed by the site' : 'valid, signature not checked' };
}

/** A saved ledger comes without a log, so nothing that these options ask for would be checked. */
function refuseLogOptions(source: string, values: Options): void {
  for (const name of ['witnesses', 'checkpoint', 'save-checkpoint'] as const)
    if (values[name] !== undefined)
      throw new Error(`${source} is a file: --${name} needs the URL of a ledger, whose site has the log.`);
  if (values.policy !== undefined && values.receipt === undefined)
    throw new Error(`${source} is a file: --policy needs --receipt or the URL of a ledger.`);
}

const auctionIdOf = ([first]: readonly LedgerEntry[]): string | null =>
  first?.type === 'scheduled' ? first.data.terms.auctionId : null;

async function logOptions({ witnesses = '0', checkpoint = [] }: Options) {
  const leastWitnesses = parsed(z.coerce.number().int().min(0).max(100), witnesses, '--witnesses');
  const earlier = await Promise.all(checkpoint.map((name) => readFile(name, 'utf8')));
  return { leastWitnesses, earlier };
}

/** Prints how the ledger compares with the transparency log. True if they agree. */
async function isInLog(
  comparison: Promise<LogComparison>,
  saveTo: string | undefined,
  say: Say,
): Promise<boolean> {
  const { fault, size, included, waiting, scanned, continued, signed, missing, note } = await comparison;
  if (fault) {
    say(`Transparency log: ${logFaultWords(fault)}`);
    return false;
  }
  say(
    `In the transparency log of ${size} entries, each with a proof: ${included}. Not in it yet: ${waiting}.`,
  );
  say(`Entries of the log that were searched for hidden entries of this auction: ${scanned}.`);
  if (continued > 0) say(`Saved checkpoints that the log continues: ${continued}.`);
  say(witnessWords(signed, missing));
  if (saveTo !== undefined) await writeFile(saveTo, note);
  return true;
}

function witnessWords(signed: readonly string[], missing: readonly string[]): string {
  const absent = missing.length > 0 ? ` Not signed by: ${missing.join(', ')}.` : '';
  return signed.length === 0
    ? `No witness signed the log. Without witnesses, a different log shown only to you is not noticed.${absent}`
    : `Witnesses that signed the log: ${signed.join(', ')}.${absent}`;
}

/**
 * Prints how the ledger compares with the published heads. True if they agree and the feed is current.
 * `readAt` is null when the feed is a file.
 */
function isInFeed(
  entries: readonly LedgerEntry[],
  feed: CheckedFeed,
  readAt: number | null,
  say: Say,
): boolean {
  const { fault, compared, uncovered, latestAt, isCurrent } = compareWithFeed(entries, feed, readAt);
  say(
    fault === null
      ? `Published verification codes that match this ledger: ${compared}.`
      : `Published verification codes: ${feedFaultWords(fault)}`,
  );
  if (latestAt !== null) say(latestWords(latestAt, isCurrent));
  if (uncovered > 0) say(`Warning: older entries that no published verification code covers: ${uncovered}.`);
  return fault === null && isCurrent;
}

function latestWords(latestAt: number, isCurrent: boolean): string {
  const latest = `The latest publication is from ${new Date(latestAt).toISOString()}.`;
  if (isCurrent) return latest;
  return `${latest} The site publishes every hour, so either this feed has stopped or a clock is wrong. It does not cover newer entries.`;
}

/** All pages of a feed at a URL, from the start, or the publications in a file. */
async function readPublications(source: string): Promise<readonly unknown[]> {
  const pageOf = async (place: string) =>
    parsed(published, JSON.parse(await read(place)), place).publications;
  if (!isUrl(source)) return pageOf(source);
  return readFeed((after) => {
    const page = new URL(source);
    page.searchParams.set('after', String(after));
    return pageOf(page.href);
  });
}

/** Whether a receipt belongs to this ledger. A receipt of another auction proves nothing about it. */
function isOf([first]: readonly unknown[], { auctionId }: Receipt): boolean {
  const { data: entry } = ledgerEntrySchema.safeParse(first);
  return entry?.type !== 'scheduled' || entry.data.terms.auctionId === auctionId;
}

/** Prints whether the feed holds. Returns the exit code. `readAt` is null when the feed is a file. */
function checkPublished(
  publications: readonly unknown[],
  heads: readonly string[],
  readAt: number | null,
  say: Say,
): number {
  const checked = checkFeed(publications, heads);
  say(checked.fault ? feedFaultWords(checked.fault) : `All ${publications.length} publications are valid.`);
  const latestAt = checked.publications.at(-1)?.at;
  if (checked.fault !== null || latestAt === undefined) return 1;
  const isCurrent = readAt === null || isFeedCurrent(latestAt, readAt);
  say(latestWords(latestAt, isCurrent));
  return isCurrent ? 0 : 1;
}

function check(...[entries, heads]: Parameters<typeof verifySteps>): Verification {
  const steps = verifySteps(entries, heads);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (process.stderr.isTTY && step.value % 500 === 0)
      process.stderr.write(`\r${step.value} of ${entries.length} entries`);
  }
}

function wordsOf({ entries, fault, head, pricesRecomputed, sealedComparisons }: Verification): string {
  if (fault) {
    const where = fault.seq === null ? 'The ledger' : `Entry ${fault.seq}`;
    return `${where} failed verification: ${ledgerFaultWords(fault)} Entries before it that passed: ${entries}.`;
  }
  return [
    `All ${entries} entries are valid, up to verification code ${head.hash}.`,
    `Prices recomputed: ${pricesRecomputed}. Comparisons with a sealed maximum: ${sealedComparisons}.`,
  ].join('\n');
}

async function readReceipts(name: string) {
  const saved = parsed(savedReceiptsSchema, JSON.parse(await readFile(name, 'utf8')), name);
  return saved.map((receipt) => ({ name, receipt }));
}

async function readList(name: string): Promise<ListOpening> {
  return parsed(savedListSchema, JSON.parse(await readFile(name, 'utf8')), name);
}

function isUrl(source: string): boolean {
  return /^https?:/.test(source);
}

const read = async (source: string): Promise<string> =>
  isUrl(source) ? new TextDecoder().decode(await readBytes(source)) : readFile(source, 'utf8');

async function readBytes(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} responded with status ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

function parsed<T>(schema: z.ZodType<T>, value: unknown, name: string): T {
  const { data, success, error } = schema.safeParse(value);
  if (!success) throw new Error(`${name}: ${error.issues[0]?.message}`);
  return data;
}
