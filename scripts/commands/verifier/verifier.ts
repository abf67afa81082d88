/**
 * What a program can use of the published package: pure functions without network, clock or state. docs/ledger.md
 * describes the formats and the rules.
 */
export {
  findDenial,
  findReceiptMismatch,
  isReceiptSigned,
  type Receipt,
  type ReceiptFault,
  savedReceiptsSchema,
} from '@/lib/domain/auctions/ledger/check-receipt';
export {
  findHeadMismatch,
  headOfLedger,
  isHeadSigned,
  type SavedHead,
  type SavedLedgerFault,
  type ServedLedger,
  servedLedgerSchema,
} from '@/lib/domain/auctions/ledger/saved-ledger';
export { type LedgerEntry, ledgerEntrySchema } from '@/lib/domain/auctions/state/facts';
export { type CheckedLogTimestamp, checkLogTimestamp } from '@/lib/domain/auctions/timestamps/log-timestamp';
export { type LogTimestamp, logTimestampSchema } from '@/lib/domain/auctions/timestamps/log-timestamp-schema';
export { type OpenedCheckpoint, openCheckpoint } from '@/lib/domain/auctions/transparency/checkpoint';
export {
  type ComparedEntry,
  compareWithLog,
  type LogComparison,
  type LogFault,
  type LogReader,
} from '@/lib/domain/auctions/transparency/compare-with-log';
export { openLog } from '@/lib/domain/auctions/transparency/log-client';
export {
  parseVerifierKey,
  type VerifiedNote,
  type VerifierKey,
  verifyNote,
} from '@/lib/domain/auctions/transparency/note';
export { type LogPolicy, parsePolicy } from '@/lib/domain/auctions/transparency/policy';
export { isConsistent, isIncluded } from '@/lib/domain/auctions/transparency/proofs';
export { isQuorumMet, type Quorum } from '@/lib/domain/auctions/transparency/quorum';
export { proveConsistency, proveInclusion } from '@/lib/domain/auctions/transparency/tiles';
export { readForReplay, replayWithout } from '@/lib/domain/auctions/verify/replay-without';
export { type KnownHead, type Verification, verify } from '@/lib/domain/auctions/verify/verify';
export { bidListFault } from '@/lib/domain/auctions/verify/verify-bid-lists';
