import type { ReactNode } from 'react';

/** Running text in lines of about 70 characters; wider content uses a `figure`. */
export function Prose({ children }: { readonly children: ReactNode }) {
  return <div className={prose}>{children}</div>;
}

const prose = [
  'text-[1.0625rem] leading-[1.7] [&>*+*]:mt-5',
  '[&>:not(figure)]:max-w-[62ch]',
  '[&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-4 hover:[&_a]:decoration-2',
  '[&>h3]:!mt-9 [&_h3]:text-heading [&_h3]:font-semibold [&_h3+*]:!mt-2.5',
  '[&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:pl-5 [&_ol]:list-decimal [&_ol]:space-y-2 [&_ol]:pl-5',
  '[&_strong]:font-semibold [&_code]:break-words [&_code]:rounded [&_code]:bg-surface-muted [&_code]:px-1 [&_code]:text-[0.9em]',
].join(' ');
