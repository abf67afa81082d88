import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import {
  type BulkAction,
  type BulkActionItem,
  canTakeBack,
  isUndoable,
} from '@/lib/domain/portfolio/bulk-action';
import { action as copy } from '@/messages/bulk-actions/action';
import { ends } from '@/messages/bulk-actions/ends';
import { start } from '@/messages/bulk-actions/start';
import { undo } from '@/messages/bulk-actions/undo';
import { BulkActionForm } from './bulk-action-form';
import { FollowAction } from './follow-action';

interface ActionStepsProps {
  readonly bulk: BulkAction;
  readonly items: readonly BulkActionItem[];
}

/** Where the action is, and what a member can do next. */
export function ActionSteps({ bulk, items }: ActionStepsProps) {
  const { actionId, organisationId, state, cursor, total, counts, request } = bulk;
  const form = {
    page: accountRoutes.bulkAction(organisationId, actionId),
    hidden: { organisationId, actionId },
  };
  const cancel = <BulkActionForm {...form} id="cancel" action="cancel" submit={copy.cancel} />;
  switch (state) {
    case 'planning':
    case 'running':
      return (
        <div className="space-y-6">
          <FollowAction isRunning={state === 'running'} done={cursor} total={total} />
          {cancel}
        </div>
      );
    case 'review':
      if (counts.planned === 0)
        return (
          <Notice tone="info" title={copy.nothing}>
            {copy.nothingText}
          </Notice>
        );
      return (
        <div className="flex flex-wrap items-start gap-3">
          <BulkActionForm
            {...form}
            hidden={{ ...form.hidden, count: String(counts.planned) }}
            id="start"
            action="start"
            variant="primary"
            submit={start[request.type]({ count: counts.planned })}
          />
          {cancel}
        </div>
      );
    default:
      return <Ended bulk={bulk} items={items} form={form} />;
  }
}

const texts = {
  done: null,
  cancelled: ends.cancelledText,
  stopped: ends.stoppedText,
  failed: ends.failedText,
} as const;

interface EndedProps extends ActionStepsProps {
  readonly form: { readonly page: string; readonly hidden: Readonly<Record<string, string>> };
}

function Ended({ bulk, items, form }: EndedProps) {
  const { state, request, undoneBy } = bulk;
  if (state === 'planning' || state === 'review' || state === 'running') return null;
  const { type } = request;
  const canUndo = isUndoable(type) && undoneBy === null && items.some((item) => canTakeBack(item, type));
  return (
    <div className="space-y-6">
      <Notice tone={state === 'done' ? 'success' : 'warning'} title={ends[state]}>
        {texts[state]}
      </Notice>
      {undoneBy !== null && <p>{undo.undone}</p>}
      {canUndo && (
        <BulkActionForm {...form} id="undo" action="undo" submit={undo.preview}>
          <p className="max-w-prose">
            {undo.text} {type === 'schedule' && undo.schedule}
          </p>
        </BulkActionForm>
      )}
      {!canUndo && undoneBy === null && bulk.counts.done > 0 && type !== 'undo' && (
        <p className="text-text-muted">{undo.cannot}</p>
      )}
    </div>
  );
}
