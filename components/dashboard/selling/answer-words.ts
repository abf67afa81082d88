import { toChosen } from '@/lib/domain/selling/answers';
import type { Field } from '@/lib/domain/selling/field';
import { getField } from '@/lib/domain/selling/fields';
import { formatDay } from '@/lib/format';

/** An answer in words, as its choices say it; a dash where there is none. */
export function answerWords(name: string, typed: string): string {
  const field = getField(name);
  if (typed.trim() === '') return '–';
  return field ? wordsOf(field, typed) : typed;
}

function wordsOf({ control, choices }: Field, typed: string): string {
  if (control === 'box') return 'Yes';
  if (control === 'money') return `$${typed.replace(/^\s*\$/, '')}`;
  if (control === 'date') return isDay.test(typed) ? formatDay(`${typed}T12:00:00-05:00`) : typed;
  if (control === 'time') return typed.replace(clock, toTwelve);
  if (!choices) return typed;
  const labels = toChosen(typed).map(
    (chosen) => choices.find(({ value }) => value === chosen)?.label ?? chosen,
  );
  const words = labels.join(', ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const isDay = /^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])$/;
const clock = /^(\d\d):(\d\d)$/;
const toTwelve = (_all: string, hour: string, minute: string): string =>
  `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
