import { blockLabels } from '@/messages/staff/block-labels';
import { cancelLabels } from '@/messages/staff/cancel-labels';
import { reportOutcomeLabels } from '@/messages/staff/report-outcome-labels';
import { takedownLabels } from '@/messages/staff/takedown-labels';
import { verificationLabels } from '@/messages/staff/verification-labels';

/** Display text for the codes that the audit log stores. */
const codeLabels: Readonly<Record<string, string>> = {
  ...takedownLabels,
  ...cancelLabels,
  ...blockLabels,
  ...reportOutcomeLabels,
  ...verificationLabels,
};

/** Display text for a log value: a code alone or `code: note`. Any other value is returned unchanged. */
export function logWords(logText: string): string {
  const [code = '', ...more] = logText.split(': ');
  const words = Object.hasOwn(codeLabels, code) ? codeLabels[code] : undefined;
  return words === undefined ? logText : [words, ...more.filter(Boolean)].join(': ');
}
