'use client';

import { formatCount } from '@/lib/format';

/** The count is the number of homes with this choice. A tuple, because a page sends hundreds of them. */
export type Choice = readonly [value: string, label: string, count?: number];

interface ChoiceListProps {
  readonly type: 'checkbox' | 'radio';
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
}

/** One tappable row per choice with its count. An island, so that the rows are sent as text. */
export function ChoiceList({ type, name, choices, chosen }: ChoiceListProps) {
  return choices.map(([value, label, count]) => (
    <label key={value} className={count === 0 ? 'choice text-text-muted' : 'choice'}>
      <input type={type} name={name} value={value} defaultChecked={chosen.includes(value)} />
      <span>{label}</span>
      {count !== undefined && <span>{formatCount(count)}</span>}
    </label>
  ));
}
