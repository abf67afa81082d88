/**
 * `npm run verify-ledger -- FILE|URL [--head HASH] [--heads FILE|URL] [--receipt FILE]…`: checks the public
 * ledger of an auction, as docs/ledger.md describes it, from a saved export or from where it is served; or
 * the feed of published heads. A ledger from a URL is compared with the feed of the same site, or with the
 * one named by `--heads`. Exits with 0 when all of it holds, with 1 and the first fault when not, with 2 when
 * it could not be read.
 */
import { verifyLedger } from './verify-ledger-command';

process.exitCode = await verifyLedger({
  args: process.argv.slice(2),
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
