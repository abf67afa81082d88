'use client';

import { classNames } from '@/components/ui/class-names';
import { CheckIcon } from '@/components/ui/icons';
import { formatCount } from '@/lib/format';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** How many there are with this choice. */
  readonly count?: number;
}

interface ChoiceListProps {
  readonly type: 'checkbox' | 'radio';
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
}

/** For each choice a whole line to tap, with its number at the end. An island, so that the lines cross to the browser as words. */
export function ChoiceList({ type, name, choices, chosen }: ChoiceListProps) {
  return choices.map(({ value, label, count }) => (
    <label key={value} className="group flex min-h-9 cursor-pointer items-center gap-3 text-[0.9375rem]">
      <span className="relative size-5 shrink-0">
        <input
          type={type}
          name={name}
          value={value}
          defaultChecked={chosen.includes(value)}
          className={classNames(
            'peer block size-5 cursor-pointer appearance-none border border-text-muted bg-surface checked:border-primary group-hover:border-primary',
            type === 'checkbox' ? 'rounded-[3px] checked:bg-primary' : 'rounded-full checked:border-[6px]',
          )}
        />
        {type === 'checkbox' && (
          <CheckIcon className="pointer-events-none absolute inset-0 hidden size-5 p-0.5 text-surface peer-checked:block" />
        )}
      </span>
      <span className="min-w-0 flex-1">{label}</span>
      {count !== undefined && (
        <span className="text-sm tabular-nums text-text-muted">{formatCount(count)}</span>
      )}
    </label>
  ));
}
