import type { FactChange } from '@/lib/domain/listings/risk-schema';

/** Reduces a change to the lines that differ. A side with no such lines stays whole. */
export function changedLines({ was, is }: Pick<FactChange, 'was' | 'is'>): Pick<FactChange, 'was' | 'is'> {
  const [before, after] = [was.split('\n'), is.split('\n')];
  const ofBefore = before.filter((line) => !after.includes(line)).join('\n');
  const ofAfter = after.filter((line) => !before.includes(line)).join('\n');
  return { was: ofBefore || was, is: ofAfter || is };
}
