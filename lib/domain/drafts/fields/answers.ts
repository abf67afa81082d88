import { type Cents, dollars } from '@/lib/domain/shared/money';

/** What a seller has typed so far, by the name of the field and as it came: nothing is refused before it is complete. */
export type Answers = Readonly<Record<string, string>>;

export const said = (answers: Answers, name: string): string => answers[name]?.trim() ?? '';

/** `1,250` is 1250; null for what is no whole number from 0 on. */
export function toCount(typed: string): number | null {
  const bare = typed.replaceAll(/[\s,]/g, '');
  return /^\d{1,12}$/.test(bare) ? Number(bare) : null;
}

/** `$412,500` as cents; null for anything but whole dollars. */
export function toDollars(typed: string): Cents | null {
  const whole = toCount(typed.replace(/^\s*\$/, '').replace(/\.0{0,2}\s*$/, ''));
  return whole === null ? null : dollars(whole);
}

/** The chosen ones of a list of boxes, which is kept as `Cash,FHA`. */
export const toChosen = (typed: string): readonly string[] => typed.split(',').filter((each) => each !== '');
