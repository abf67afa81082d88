import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { nextStep, type StepId, stepTitle } from '@/lib/domain/drafts/fields/steps';
import { nextStep as copy } from '@/messages/drafts/next-step';

/** Files are saved as they are uploaded, so continuing is a link. */
export function NextStep({ draftId, step }: { readonly draftId: string; readonly step: StepId }) {
  const next = nextStep(step);
  if (!next) return null;
  return (
    <div className="mt-10 border-t border-line pt-4">
      <LinkButton href={accountRoutes.draftStep(draftId, next)}>
        {copy.continueLabel({ next: stepTitle(next) })}
      </LinkButton>
    </div>
  );
}
