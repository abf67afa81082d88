import { months } from '@/lib/domain/shared/months';
import { toChosen } from './answers';
import type { Field } from './field';
import { getField } from './fields';

/** An answer in words, with the labels of its choices; a dash if there is none. */
export function answerWords(name: string, typed: string): string {
  const field = getField(name);
  if (typed.trim() === '') return '–';
  return field ? wordsOf(field, typed) : typed;
}

function wordsOf({ control, choices }: Field, typed: string): string {
  if (control === 'checkbox') return 'Yes';
  if (control === 'money') return `$${typed.replace(/^\s*\$/, '')}`;
  if (control === 'date') return typed.replace(isoDay, toWords);
  if (control === 'time') return typed.replace(clock, toTwelve);
  if (!choices) return typed;
  const labels = toChosen(typed).map(
    (chosen) => choices.find(({ value }) => value === chosen)?.label ?? chosen,
  );
  const words = labels.join(', ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const isoDay = /^(\d{4})-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/;
const toWords = (_all: string, year: string, month: string, day: string): string =>
  `${months[Number(month) - 1]} ${Number(day)}, ${year}`;
const clock = /^(\d\d):(\d\d)$/;
const toTwelve = (_all: string, hour: string, minute: string): string =>
  `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
