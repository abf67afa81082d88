import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { routes } from '@/lib/routes';
import { noHome as copy } from '@/messages/inquiries/no-home';

/** Shown when a form about a home has no home. */
export const NoHome = () => (
  <>
    <h1 className="text-title font-semibold">{copy.whichHome}</h1>
    <EmptyState
      title={copy.homeNoLonger}
      className="mt-8 max-w-3xl"
      actions={<LinkButton href={routes.properties}>{copy.browseHomes}</LinkButton>}
    >
      {copy.openHomesPage}
    </EmptyState>
  </>
);
