import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { CheckIcon } from '@/components/ui/icons';
import { formatCount } from '@/lib/format';

interface ChoicesProps {
  readonly legend: string;
  readonly help?: string;
  readonly children: ReactNode;
}

export function Choices({ legend, help, children }: ChoicesProps) {
  const helpId = useId();
  return (
    <fieldset aria-describedby={help ? helpId : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      {help && (
        <p id={helpId} className="mb-1 text-sm text-text-muted">
          {help}
        </p>
      )}
      {children}
    </fieldset>
  );
}

interface ChoiceFieldProps {
  readonly type: 'checkbox' | 'radio';
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly label: string;
  /** How many there are with this choice. */
  readonly count?: number;
}

/** A whole line to tap, with its number at the end. */
export function ChoiceField({ type, name, value, isChosen, label, count }: ChoiceFieldProps) {
  return (
    <label className="group flex min-h-9 cursor-pointer items-center gap-3 text-[0.9375rem]">
      <span className="relative size-5 shrink-0">
        <input
          type={type}
          name={name}
          value={value}
          defaultChecked={isChosen}
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
  );
}
