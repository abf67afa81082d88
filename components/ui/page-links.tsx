import { pageLinks as copy } from '@/messages/site/page-links';
import { LinkButton } from './link-button';

interface PageLinksProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}

/** Links to the page before and the page after, for a list that signed-in people search. */
export const PageLinks = ({ page, pages, hrefOf }: PageLinksProps) => (
  <nav aria-label={copy.pages} className="mt-6 flex flex-wrap items-center gap-4">
    {page > 1 && (
      <LinkButton href={hrefOf(page - 1)} prefetch={false}>
        {copy.previous}
      </LinkButton>
    )}
    <span className="text-text-muted">{copy.pageOf({ page, pages })}</span>
    {page < pages && (
      <LinkButton href={hrefOf(page + 1)} prefetch={false}>
        {copy.next}
      </LinkButton>
    )}
  </nav>
);
