import type { FactChange } from '@/lib/domain/listings/risk-schema';

/** What is not the same in both of a difference, line by line; all of a side where nothing else would be left of it. */
export function changedLines({ was, is }: Pick<FactChange, 'was' | 'is'>): Pick<FactChange, 'was' | 'is'> {
  const [before, after] = [was.split('\n'), is.split('\n')];
  const ofBefore = before.filter((line) => !after.includes(line)).join('\n');
  const ofAfter = after.filter((line) => !before.includes(line)).join('\n');
  return { was: ofBefore || was, is: ofAfter || is };
}
