import type { ReactNode } from 'react';

interface MessagePageProps {
  /** `404`, large and muted above the title. */
  readonly code?: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** A page that says what happened and what to do next. */
export function MessagePage({ code, title, children, actions }: MessagePageProps) {
  return (
    <div className="page-width py-16 sm:py-24">
      <div className="border-t-2 border-primary pt-5">
        {code && <p className="text-text-muted tabular-nums">{code}</p>}
        <h1 className="mt-1 max-w-[20ch] text-display font-semibold">{title}</h1>
        <div className="mt-5 max-w-prose text-lg leading-relaxed">{children}</div>
        <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
      </div>
    </div>
  );
}
