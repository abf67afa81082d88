import Link from 'next/link';
import { Tabs } from '@/components/ui/tabs';
import { toQuestion } from '@/lib/copy/drafts/question';
import { getField } from '@/lib/domain/drafts/fields/fields';
import type { BulkActionType } from '@/lib/domain/portfolio/bulk-action';
import type { PriceRule } from '@/lib/domain/portfolio/bulk-action-prices';
import { form as copy } from '@/messages/bulk-actions/form';
import { helps } from '@/messages/bulk-actions/helps';
import { page as pageCopy } from '@/messages/bulk-actions/page';
import { types } from '@/messages/bulk-actions/types';
import { actionFields } from './action-fields';
import { BulkActionForm } from './bulk-action-form';

interface ActionRequestProps {
  readonly organisationId: string;
  readonly type: BulkActionType;
  readonly by: PriceRule['by'];
  /** The chosen homes as URL parameters. */
  readonly selection: string;
  /** The page with the selection, without an action. */
  readonly path: string;
}

const saleMode = getField('saleMode');
const saleModes = (saleMode && toQuestion(saleMode).choices) ?? [];
const ways = [
  { by: 'percent', label: copy.byPercent },
  { by: 'amount', label: copy.byAmount },
  { by: 'table', label: copy.byTable },
] as const;

/** The form of one action. It leads to the preview. */
export function ActionRequest({ organisationId, type, by, selection, path }: ActionRequestProps) {
  const here = `${path}&type=${type}`;
  return (
    <section aria-labelledby="request">
      <h2 id="request" className="text-heading font-semibold">
        {types[type]}
      </h2>
      <p className="mt-1 max-w-prose text-text-muted">{helps[type]}</p>
      <p className="mb-6 mt-3 text-sm">
        <Link href={path} prefetch={false} className="text-link">
          {pageCopy.otherAction}
        </Link>
      </p>
      {type === 'lower-prices' && (
        <div className="mb-6 max-w-xl">
          <Tabs
            label={copy.how}
            tabs={ways.map((way) => ({
              href: `${here}&by=${way.by}`,
              label: way.label,
              isCurrent: way.by === by,
            }))}
          />
        </div>
      )}
      <BulkActionForm
        key={by}
        action="preview"
        page={`${here}&by=${by}`}
        hidden={{ organisationId, type, selection, by }}
        fields={actionFields(type, by, saleModes)}
        values={{ apartMinutes: '10', step: '1' }}
        variant="primary"
        submit={copy.preview}
        busy={copy.busy}
        noValidate
      />
    </section>
  );
}
