import type { ParameterFault } from '@/lib/domain/open-data/listings-request';
import { parameterFaults } from '@/messages/api/parameter-faults';
import { toText } from '@/messages/to-text';

/** The errors of a problem response: one sentence per wrong parameter. */
export const toParameterErrors = (faults: readonly ParameterFault[]) =>
  faults.map(({ field, code, text = '', most = 0 }) => ({
    field,
    message: toText(parameterFaults[code], { text, most }),
  }));
