import type { CostLine } from '@/lib/domain/costs/total-cost';
import { costNames } from '@/messages/costs/cost-names';
import { toText } from '@/messages/to-text';

/** `Peconic Bay tax, Town of Southold`. */
export const costName = ({ name, place }: Pick<CostLine, 'name' | 'place'>): string =>
  toText(costNames[name], { place: place ?? '' });
