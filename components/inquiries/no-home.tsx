import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { routes } from '@/lib/routes';

/** Shown when a form about a home has no home. */
export const NoHome = () => (
  <>
    <h1 className="text-title font-semibold">Which home?</h1>
    <EmptyState
      title="This home is not shown anymore"
      className="mt-8 max-w-3xl"
      actions={<LinkButton href={routes.properties}>Browse homes</LinkButton>}
    >
      Open the page of a home and begin there.
    </EmptyState>
  </>
);
