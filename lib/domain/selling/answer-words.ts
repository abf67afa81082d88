import { toChosen } from './answers';
import { getField } from './fields';

/** An answer in words, as its choices say it; a dash where there is none. */
export function answerWords(name: string, typed: string): string {
  if (typed.trim() === '') return '–';
  const field = getField(name);
  if (!field) return typed;
  if (field.control === 'box') return 'Yes';
  if (field.control === 'money') return `$${typed.replace(/^\s*\$/, '')}`;
  if (!field.choices) return typed;
  const labelOf = (value: string) => field.choices?.find((choice) => choice.value === value)?.label ?? value;
  return toChosen(typed).map(labelOf).join(', ');
}
