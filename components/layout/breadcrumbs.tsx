import Link from 'next/link';
import { breadcrumbs as copy } from '@/messages/site/breadcrumbs';

export interface Crumb {
  readonly name: string;
  readonly href: string;
}

/** Breadcrumbs from the home page to the current page, which comes last. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Crumb[] }) {
  return (
    <nav aria-label={copy.breadcrumb} className="mb-3 text-sm text-text-muted">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map(({ name, href }, index) => (
          // On a phone the heading below shows the last one.
          <li key={href} className="crumb">
            {index < trail.length - 1 ? (
              <>
                <Link href={href} prefetch={false} className="min-w-0 hover:underline">
                  {name}
                </Link>
                <span aria-hidden="true" className={index === trail.length - 2 ? 'max-sm:hidden' : undefined}>
                  /
                </span>
              </>
            ) : (
              <span aria-current="page" className="min-w-0">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
