import { classNames } from './class-names';

/** A gray placeholder in the size of the content. Announce the loading once, outside of it. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse rounded bg-line motion-reduce:animate-none', className)}
    />
  );
}
