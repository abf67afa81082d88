import type { LogTimestampFault } from '@/lib/domain/auctions/timestamps/log-timestamp';
import { logTimestampFaults } from '@/messages/auctions/log-timestamp-faults';

/** Apart from the other words of a check: no browser checks timestamps. */
export const logTimestampFaultWords = (fault: LogTimestampFault): string => logTimestampFaults[fault];
