import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ledgerFaultWords, logFaultWords, receiptFaultWords } from '@/lib/copy/auctions/ledger-fault-words';
import { findDenial, findReceiptMismatch, isReceiptSigned } from '@/lib/domain/auctions/ledger/check-receipt';
import { headOfLedger, isHeadSigned, type ServedLedger } from '@/lib/domain/auctions/ledger/saved-ledger';
import { type LedgerEntry, ledgerEntrySchema } from '@/lib/domain/auctions/state/facts';
import { readPolicy } from '@/lib/domain/auctions/transparency/log-client';
import type { VerifierKey } from '@/lib/domain/auctions/transparency/note';
import { type Verification, verifySteps } from '@/lib/domain/auctions/verify/verify';
import { openSeenLog } from './ask-witness';
import { checkLog } from './check-log';
import { isUrl, type NamedReceipt, parsed, readBytes, readLedger, readReceipts } from './input';
import type { Options, Say } from './verify-command';

const hash = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'A verification code has 64 characters: digits and the letters a to f.');

/** The entries of a ledger that passed every check; null if one failed. */
export async function checkLedger(
  source: string,
  options: Options,
  say: Say,
): Promise<readonly LedgerEntry[] | null> {
  const heads = (options.head ?? []).map((text) => ({ seq: null, hash: parsed(hash, text, '--head') }));
  const receipts = (await Promise.all((options.receipt ?? []).map(readReceipts))).flat();
  const policyText = options.policy === undefined ? undefined : await readFile(options.policy, 'utf8');
  // The checkpoint comes first: the ledger may grow in the meantime, and must not be older.
  const fetchBytes = (path: string) => readBytes(new URL(path, source).href);
  const site = isUrl(source) ? await openSeenLog(fetchBytes, policyText, options['ask-witness'] ?? []) : null;
  const log = site?.log ?? null;
  const ledger = await readLedger(source);
  if (log === null) refuseLogOptions(source, options, ledger);
  const policy = log?.policy ?? (policyText === undefined ? null : readPolicy(policyText));
  const keys = policy?.logKeys ?? [];
  const ofLedger = receipts.filter(({ receipt }) => isOf(ledger, receipt.auctionId));
  const verification = verify(ledger.entries, [...heads, ...ofLedger.map(({ receipt }) => receipt)]);
  say(wordsOf(verification));
  if (!verification.ok) {
    sayDenials(ledger, ofLedger, keys, say);
    return null;
  }
  const entries = ledger.entries.map((entry): LedgerEntry => ledgerEntrySchema.parse(entry));
  const areReceiptsValid = checkReceipts(entries, receipts, keys, say);
  const isHeadValid = log !== null || checkHead(ledger, keys, say);
  const [first] = entries;
  const isInLog =
    log === null ||
    first?.type !== 'scheduled' ||
    (await checkLog(
      {
        ...ledger,
        source,
        entries,
        auctionId: first.data.terms.auctionId,
        headSignature: ledger.headSignature,
        log,
        seen: site?.seen ?? [],
      },
      options,
      say,
    ));
  return areReceiptsValid && isHeadValid && isInLog ? entries : null;
}

/** A saved ledger comes without a log, so nothing that these options ask for would be checked. */
function refuseLogOptions(source: string, options: Options, { headSignature }: ServedLedger): void {
  for (const name of ['witnesses', 'ask-witness', 'checkpoint', 'save-checkpoint', 'tsa'] as const)
    if (options[name] !== undefined)
      throw new Error(`${source} is a file: --${name} needs the URL of a ledger, whose site has the log.`);
  const isUsed = options.receipt !== undefined || headSignature !== undefined;
  if (options.policy !== undefined && !isUsed)
    throw new Error(
      `${source} is a file: --policy needs --receipt, a ledger with a signature, or the URL of a ledger.`,
    );
}

/** Whether a ledger is of this auction. A receipt of another auction proves nothing about it. */
function isOf({ entries: [first] }: ServedLedger, auctionId: string): boolean {
  const { data: entry } = ledgerEntrySchema.safeParse(first);
  return entry?.type !== 'scheduled' || entry.data.terms.auctionId === auctionId;
}

function verify(...[entries, heads]: Parameters<typeof verifySteps>): Verification {
  const steps = verifySteps(entries, heads);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (process.stderr.isTTY && step.value % 500 === 0)
      process.stderr.write(`\r${step.value} of ${entries.length} entries`);
  }
}

function wordsOf(verification: Verification): string {
  const { entries, fault, head, pricesRecomputed, sealedComparisons, signed } = verification;
  if (fault) {
    const where = fault.seq === null ? 'The ledger' : `Entry ${fault.seq}`;
    return `${where} failed verification: ${ledgerFaultWords(fault)} Entries before it that passed: ${entries}.`;
  }
  return [
    `All ${entries} entries are valid, up to verification code ${head.hash}.`,
    `Prices recomputed: ${pricesRecomputed}. Comparisons with a sealed maximum: ${sealedComparisons}.`,
    signedWords(signed),
  ]
    .filter((words) => words !== null)
    .join('\n');
}

/** Null under rules that know no keys of bidders. */
function signedWords({ alias, device, session, none }: Verification['signed']): string | null {
  if (alias + device + session + none === 0) return null;
  return [
    `Bids signed by the first key of their bidder: ${alias}, by a key that an earlier one added: ${device},`,
    `by a key added by session: ${session}. Not signed: ${none}.`,
  ].join(' ');
}

/** What the site signed and an invalid ledger denies. */
function sayDenials(
  ledger: ServedLedger,
  receipts: readonly NamedReceipt[],
  keys: readonly VerifierKey[],
  say: Say,
): void {
  for (const { name, receipt } of receipts) {
    const denial = findDenial(ledger.entries, receipt, keys);
    if (denial) say(`${name}: ${receiptFaultWords(denial)}`);
  }
  const head = headOfLedger(ledger);
  if (head && isHeadSigned(head, keys))
    say(`The site signed the last entry of this ledger, ${head.seq}, although the ledger is invalid.`);
}

/** Prints what each receipt shows. True if all match. The keys of the site are unknown for a saved ledger. */
function checkReceipts(
  entries: readonly LedgerEntry[],
  receipts: readonly NamedReceipt[],
  keys: readonly VerifierKey[],
  say: Say,
): boolean {
  let areValid = true;
  for (const { name, receipt } of receipts) {
    const isSigned = keys.length === 0 ? null : isReceiptSigned(receipt, keys);
    const isForged = isSigned === false ? ({ code: 'wrong-signature', entry: receipt.seq } as const) : null;
    const fault = findReceiptMismatch(entries, receipt) ?? isForged;
    const signature = isSigned ? 'signed by the site' : 'signature not checked';
    const valid = receipt.signature === undefined ? 'valid, without a signature' : `valid, ${signature}`;
    say(`${name}: ${fault ? receiptFaultWords(fault) : valid}`);
    areValid &&= fault === null;
  }
  return areValid;
}

/** Prints whether the site signed the head of a saved ledger. False if somebody else did. */
function checkHead(ledger: ServedLedger, keys: readonly VerifierKey[], say: Say): boolean {
  const head = headOfLedger(ledger);
  if (!head || head.signature === null) return true;
  if (keys.length === 0) {
    say('The signature of its last entry was not checked: name the keys of the site with --policy.');
    return true;
  }
  const isSigned = isHeadSigned(head, keys) === true;
  say(
    isSigned
      ? `The site signed its last entry, ${head.seq}.`
      : logFaultWords({ code: 'wrong-head', entry: head.seq }),
  );
  return isSigned;
}
