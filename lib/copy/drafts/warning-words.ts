import type { WarningReason } from '@/lib/domain/drafts/warnings';
import { warnings } from '@/messages/drafts/warnings';
import { toText } from '@/messages/to-text';

/** For the seller: what deters bidders, and why. */
export const warningWords = (warning: WarningReason): string =>
  toText(warnings[warning.code], { zip: '', county: '', listed: '', most: 0, ...warning });
