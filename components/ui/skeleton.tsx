import { classNames } from './class-names';

/** A grey place-holder with the size of what will stand there. Say once, outside, that something loads. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse rounded bg-line motion-reduce:animate-none', className)}
    />
  );
}
