import { Fact, FactList } from '@/components/property/fact-list';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { itemReasonWords } from '@/lib/copy/bulk-uploads/bulk-words';
import type { BulkOutcome, BulkUpload } from '@/lib/domain/bulk-uploads/bulk-upload';
import { formatCount } from '@/lib/format';
import { faults } from '@/messages/bulk-uploads/faults';
import { result as copy } from '@/messages/bulk-uploads/result';
import { review as reviewCopy } from '@/messages/bulk-uploads/review';

interface BulkResultProps {
  readonly bulk: BulkUpload;
  readonly outcomes: readonly BulkOutcome[];
  /** The name of a home by its draft. */
  readonly labels: ReadonlyMap<string, string>;
}

/** How a run ended, with the result of each file. */
export const BulkResult = ({ bulk, outcomes, labels }: BulkResultProps) => (
  <div className="space-y-8">
    <End bulk={bulk} />
    {outcomes.length > 0 && (
      <>
        <FactList>
          <Fact term={copy.stored}>{formatCount(bulk.results.stored)}</Fact>
          <Fact term={copy.held}>{formatCount(bulk.results.held)}</Fact>
          <Fact term={copy.repeated}>{formatCount(bulk.results.repeated)}</Fact>
          <Fact term={copy.refused}>{formatCount(bulk.results.refused)}</Fact>
        </FactList>
        {bulk.results.held > 0 && <p className="max-w-prose">{copy.heldText}</p>}
        <OutcomeTable outcomes={outcomes} labels={labels} />
      </>
    )}
  </div>
);

function End({ bulk: { state, fault, organisationId, results } }: Pick<BulkResultProps, 'bulk'>) {
  const { stored, held, repeated } = results;
  if (state === 'done' && stored + held + repeated === 0)
    return (
      <Notice tone="warning" title={copy.noneStored}>
        {copy.noneStoredText}
      </Notice>
    );
  if (state === 'done')
    return (
      <Notice tone="success" title={copy.done}>
        <LinkButton href={accountRoutes.organization(organisationId)} size="small" className="mt-2">
          {copy.viewListings}
        </LinkButton>
      </Notice>
    );
  if (fault)
    return (
      <Notice tone="error" title={copy.notAccepted}>
        <p>{faults[fault.code]}</p>
        {fault.entry && <p className="mt-1 break-words">{reviewCopy.entry({ entry: fault.entry })}</p>}
      </Notice>
    );
  const [title, text] = ends[state] ?? [];
  return title ? (
    <Notice tone="warning" title={title}>
      {text}
    </Notice>
  ) : null;
}

const ends: Readonly<Partial<Record<BulkUpload['state'], readonly [title: string, text: string]>>> = {
  cancelled: [copy.cancelled, copy.cancelledText],
  stopped: [copy.stopped, copy.stoppedText],
  failed: [copy.failed, copy.failedText],
};

const mostRows = 500;

/** Refused files first, because they need somebody. */
const OutcomeTable = ({ outcomes, labels }: Omit<BulkResultProps, 'bulk'>) => (
  <>
    <table className="data-table data-table-stacked table-fixed">
      <caption className="sr-only">{copy.details}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.file}</th>
          <th scope="col">{copy.home}</th>
          <th scope="col">{copy.result}</th>
        </tr>
      </thead>
      <tbody>
        {[...outcomes]
          .sort((a, b) => Number(b.result === 'refused') - Number(a.result === 'refused'))
          .slice(0, mostRows)
          .map(({ path, url, draftId, result, reason }) => (
            <tr key={`${draftId} ${url ?? path}`}>
              <th scope="row">{url ?? path}</th>
              <td data-label={copy.home}>
                <span className="min-w-0">{labels.get(draftId)}</span>
              </td>
              <td data-label={copy.result}>
                <span className="min-w-0">{reason === null ? copy[result] : itemReasonWords(reason)}</span>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
    {outcomes.length > mostRows && (
      <p className="text-text-muted">{reviewCopy.plusMore({ count: outcomes.length - mostRows })}</p>
    )}
  </>
);
