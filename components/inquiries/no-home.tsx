import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/inquiries';

/** Shown when a form about a home has no home. */
export const NoHome = () => (
  <>
    <h1 className="text-title font-semibold">{copy.noHome.whichHome}</h1>
    <EmptyState
      title={copy.noHome.homeNoLonger}
      className="mt-8 max-w-3xl"
      actions={<LinkButton href={routes.properties}>{copy.noHome.browseHomes}</LinkButton>}
    >
      {copy.noHome.openHomesPage}
    </EmptyState>
  </>
);
