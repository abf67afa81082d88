import { type Cents, dollars } from '@/lib/domain/shared/money';

/** The seller's answers by field name, as typed. They are stored even when incomplete or wrong. */
export type Answers = Readonly<Record<string, string>>;

export const answerOf = (answers: Answers, name: string): string => answers[name]?.trim() ?? '';

/** `1,250` is 1250; null for anything but a whole number of 0 or more. */
export function toCount(typed: string): number | null {
  const bare = typed.replaceAll(/[\s,]/g, '');
  return /^\d{1,12}$/.test(bare) ? Number(bare) : null;
}

/** `$412,500` as cents; null for anything but whole dollars. */
export function toDollars(typed: string): Cents | null {
  const whole = toCount(typed.replace(/^\s*\$/, '').replace(/\.0{0,2}\s*$/, ''));
  return whole === null ? null : dollars(whole);
}

/** The selected values of a group of checkboxes, which is stored as `Cash,FHA`. */
export const toChosen = (typed: string): readonly string[] => typed.split(',').filter((each) => each !== '');
