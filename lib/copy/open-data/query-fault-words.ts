import type { QueryFault } from '@/lib/domain/open-data/odata/query-options';
import { queryFaults } from '@/messages/api/query-faults';
import { toText } from '@/messages/to-text';

/** Says what is wrong with a query option, and where in a filter. */
export const queryFaultWords = (fault: QueryFault): string =>
  toText(queryFaults[fault.code], { at: 0, text: '', most: 0, left: '', right: '', ...fault });
