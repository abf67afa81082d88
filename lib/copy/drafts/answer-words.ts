import { toChosen } from '@/lib/domain/drafts/fields/answers';
import type { Field } from '@/lib/domain/drafts/fields/field';
import { getField } from '@/lib/domain/drafts/fields/fields';
import { months } from '@/lib/domain/shared/months';
import { choices as copy } from '@/messages/drafts/choices';
import { choiceLabel } from './choice-label';

/** An answer in words, with the labels of its choices; a dash if there is none. */
export function answerWords(name: string, typed: string): string {
  const field = getField(name);
  if (typed.trim() === '') return '–';
  return field ? wordsOf(field, typed) : typed;
}

function wordsOf({ name, control, choices }: Field, typed: string): string {
  if (control === 'checkbox') return copy.yesNoUnknown.yes;
  if (control === 'money') return `$${typed.replace(/^\s*\$/, '')}`;
  if (control === 'date') return typed.replace(isoDay, toWords);
  if (control === 'time') return typed.replace(clock, toTwelve);
  if (!choices) return typed;
  const words = toChosen(typed)
    .map((chosen) => (choices.includes(chosen) ? choiceLabel(name, chosen) : chosen))
    .join(', ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const isoDay = /^(\d{4})-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/;
const toWords = (_all: string, year: string, month: string, day: string): string =>
  `${months[Number(month) - 1]} ${Number(day)}, ${year}`;
const clock = /^(\d\d):(\d\d)$/;
const toTwelve = (_all: string, hour: string, minute: string): string =>
  `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
