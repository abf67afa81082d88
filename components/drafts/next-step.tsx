import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { nextStep, type StepId } from '@/lib/domain/drafts/fields/steps';
import { nextStep as copy } from '@/messages/drafts/next-step';
import { steps } from '@/messages/drafts/steps';

/** Files are saved as they are uploaded, so continuing is a link. */
export function NextStep({ draftId, step }: { readonly draftId: string; readonly step: StepId }) {
  const next = nextStep(step);
  if (!next) return null;
  return (
    <div className="mt-10 border-t border-line pt-4">
      <LinkButton href={accountRoutes.draftStep(draftId, next)}>
        {copy.continueLabel({ next: steps[next].title })}
      </LinkButton>
    </div>
  );
}
