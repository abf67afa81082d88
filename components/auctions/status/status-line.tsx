import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { AlertIcon } from '@/components/ui/icons';
import { CheckIcon, ErrorIcon, InfoIcon } from '@/components/ui/page-icons';

type StatusTone = 'info' | 'good' | 'warning' | 'error';

interface StatusLineProps {
  readonly tone: StatusTone;
  readonly title: string;
  readonly children?: ReactNode;
}

/**
 * The state of the viewer's bid: a title and up to two lines, so that the form below does not move. Errors are
 * announced at once.
 */
export function StatusLine({ tone, title, children }: StatusLineProps) {
  const [Icon, edge, mark] = looks[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(
        'mt-3 flex min-h-[4.5rem] gap-2.5 rounded border-l-4 bg-surface-muted px-3 py-1.5',
        edge,
      )}
    >
      <Icon className={classNames('mt-0.5 size-4 shrink-0', mark)} />
      <div className="min-w-0 text-sm">
        <p className="font-semibold">{title}</p>
        {children}
      </div>
    </div>
  );
}

/** The buttons that resolve the state. */
export const StatusActions = ({ children }: { readonly children: ReactNode }) => (
  <div className="my-2 flex flex-wrap gap-2 [&>*]:min-h-11">{children}</div>
);

const looks = {
  info: [InfoIcon, 'border-primary', 'text-primary'],
  good: [CheckIcon, 'border-success', 'text-success'],
  warning: [AlertIcon, 'border-warning', 'text-warning'],
  error: [ErrorIcon, 'border-danger', 'text-danger'],
} as const;
