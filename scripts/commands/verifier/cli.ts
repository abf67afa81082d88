#!/usr/bin/env node
/**
 * `npm run verify-ledger -- FILE|URL… [options]`, and `bank-owned-verify` of the published package: checks the public
 * ledger of an auction (docs/ledger.md), from a saved export or a URL. A ledger from a URL is compared with the
 * transparency log of the same site. Exits with 0 when everything holds, with 1 and the first fault when not, and
 * with 2 when the input is unreadable.
 */
import { runVerifier } from './verify-command';

process.exitCode = await runVerifier({
  args: process.argv.slice(2),
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
