import type { AccountFault } from '@/lib/domain/accounts/account-fault';
import { accountFaults } from '@/messages/accounts/account-faults';
import { toText } from '@/messages/to-text';

/** Says what to enter instead; null for no fault. */
export const accountFaultWords = (fault: AccountFault | null): string | null =>
  fault && toText(accountFaults[fault.code], { limit: fault.limit ?? 0 });
