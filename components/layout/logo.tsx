import Link from 'next/link';
import { routes } from '@/lib/routes';
import { logo as copy } from '@/messages/site/logo';

/**
 * The masthead on black: two tight lines next to the mark of app/icon.svg, a house that is a gavel with a
 * keyhole.
 */
export function Logo() {
  return (
    <Link
      href={routes.home}
      prefetch={false}
      className="mr-auto flex shrink-0 items-center gap-2 text-surface sm:gap-3 md:mr-0"
    >
      <svg aria-hidden="true" viewBox="4 2 56 60" className="h-10 w-9 sm:h-12 sm:w-11">
        <g transform="rotate(14 32 32)">
          <path d="M32 4 55 24v23H38v11a6 6 0 0 1-12 0V47H9V24z" className="fill-secondary" />
          <path d="M32 21a6.5 6.5 0 0 1 3.5 12l2 8h-11l2-8A6.5 6.5 0 0 1 32 21z" className="fill-primary" />
        </g>
      </svg>
      <span className="text-base font-semibold leading-[1.08] tracking-tight sm:text-lg">
        {copy.bankOwned}
        <br />
        {copy.newYork}
      </span>
    </Link>
  );
}
