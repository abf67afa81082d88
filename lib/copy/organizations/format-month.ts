import { months } from '@/lib/domain/shared/months';

/** `Oct 2026` for `2026-10`. */
export function formatMonth(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${months[Number(number) - 1] ?? number} ${year}`;
}
