import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { AlertIcon } from './icons';
import { CheckIcon, ErrorIcon, InfoIcon } from './page-icons';

type NoticeTone = 'info' | 'success' | 'warning' | 'error';

interface NoticeProps {
  readonly tone: NoticeTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string;
  readonly id?: string;
}

/** A message on the page. Errors are announced at once, others during a pause. */
export function Notice({ tone, title, children, className, id }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      id={id}
      tabIndex={id ? -1 : undefined}
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(
        'flex gap-3 rounded border-l-4 bg-surface-muted py-3 pl-4 pr-5',
        edges[tone],
        className,
      )}
    >
      <Icon className={classNames('mt-0.5 size-5 shrink-0', marks[tone])} />
      <div className="min-w-0 space-y-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-[0.9375rem] leading-relaxed">{children}</div>}
      </div>
    </div>
  );
}

const icons = { info: InfoIcon, success: CheckIcon, warning: AlertIcon, error: ErrorIcon } as const;
const edges: Record<NoticeTone, string> = {
  info: 'border-primary',
  success: 'border-success',
  warning: 'border-warning',
  error: 'border-danger',
};
const marks: Record<NoticeTone, string> = {
  info: 'text-primary',
  success: 'text-success',
  warning: 'text-warning',
  error: 'text-danger',
};
