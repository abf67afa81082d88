import type { ReceiptFault } from '@/lib/domain/auctions/ledger/check-receipt';
import type { SavedLedgerFault } from '@/lib/domain/auctions/ledger/saved-ledger';
import type { LogFault } from '@/lib/domain/auctions/transparency/compare-with-log';
import type { LedgerFault } from '@/lib/domain/auctions/verify/ledger-fault';
import type { BidListFault } from '@/lib/domain/auctions/verify/verify-bid-lists';
import { formatMoney } from '@/lib/format';
import { bidListFaults } from '@/messages/auctions/bid-list-faults';
import { ledgerFaults } from '@/messages/auctions/ledger-faults';
import { logFaults } from '@/messages/auctions/log-faults';
import { receiptFaults } from '@/messages/auctions/receipt-faults';
import { savedLedgerFaults } from '@/messages/auctions/saved-ledger-faults';
import { toText } from '@/messages/to-text';

export const ledgerFaultWords = ({
  code,
  statedCents,
  priceCents,
  outcome = '',
  ...values
}: LedgerFault): string =>
  toText(ledgerFaults[code], {
    ...{ alias: '', what: '', entry: '', hash: '' },
    ...values,
    // A message selects by a single word.
    outcome: outcome.replaceAll('-', ''),
    stated: formatMoney(statedCents ?? 0),
    price: formatMoney(priceCents ?? 0),
  });

export const logFaultWords = ({ code, count = 0, entry = 0 }: LogFault): string =>
  toText(logFaults[code], { count, entry });

export const receiptFaultWords = ({ code, entry }: ReceiptFault): string =>
  toText(receiptFaults[code], { entry });

export const savedLedgerFaultWords = ({ code, entry }: SavedLedgerFault): string =>
  toText(savedLedgerFaults[code], { entry });

export const bidListFaultWords = ({ code, ...auctions }: BidListFault): string =>
  toText(bidListFaults[code], { auctionId: '', earlierId: '', ...auctions });
