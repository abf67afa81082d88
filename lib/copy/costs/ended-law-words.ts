import type { EndedLaw } from '@/lib/domain/costs/ended-laws';
import { formatDay } from '@/lib/format';
import { endedLaw as copy } from '@/messages/costs/ended-law';

/** Why a tax is only a possible cost. */
export const endedLawWords = ({ county, until }: EndedLaw): string =>
  copy.note({ county, until: formatDay(`${until}T12:00:00Z`) });
