/**
 * `npm run verify-ledger -- FILE|URL… [options]`: checks the public ledger of an auction (docs/ledger.md) or the
 * feed of published heads, from a saved export or a URL. A ledger from a URL is compared with the transparency
 * log of the same site. Exits with 0 when everything holds, with 1 and the first fault when not, and with 2 when
 * the input is unreadable.
 */
import { verifyLedger } from './verify-ledger-command';

process.exitCode = await verifyLedger({
  args: process.argv.slice(2),
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
});
