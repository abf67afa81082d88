import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import type { BulkItem, BulkUpload } from '@/lib/domain/bulk-uploads/bulk-upload';
import {
  type Assignment,
  type BulkHome,
  type BulkPlan,
  groupsToAssign,
  isUnclear,
} from '@/lib/domain/bulk-uploads/plan';
import { review as copy } from '@/messages/bulk-uploads/review';
import { skipReasons } from '@/messages/bulk-uploads/skip-reasons';
import { BulkForm } from './bulk-form';
import { FirstItems } from './first-items';
import { GroupForm } from './group-form';
import { homeLabel } from './home-label';

interface BulkReviewProps {
  readonly bulk: BulkUpload;
  readonly items: readonly BulkItem[];
  readonly homes: readonly BulkHome[];
  readonly plan: BulkPlan;
}

const mostGroups = 100;
/** From here on it is less work to name the files than to choose a home for each. */
const manyGroups = 10;
const mostSkipped = 200;

/** Which home gets which file, what is left out and why, with the chance to correct it. */
export function BulkReview({ bulk, items, homes, plan }: BulkReviewProps) {
  const { organisationId, bulkId, corrections } = bulk;
  const byHome = new Map<string, Assignment[]>();
  for (const each of plan.assigned) byHome.set(each.draftId, [...(byHome.get(each.draftId) ?? []), each]);
  const receiving = homes.filter(({ draftId }) => byHome.has(draftId));
  // The others wait for a choice of their home.
  const left = plan.skipped.filter((each) => !isUnclear(each));
  const groups = groupsToAssign(items, plan, corrections);
  const form = { page: accountRoutes.bulkUpload(organisationId, bulkId), hidden: { organisationId, bulkId } };
  const labels = new Map(homes.map((home) => [home.draftId, homeLabel(home)]));
  return (
    <div className="space-y-10">
      {plan.assigned.length === 0 ? (
        <Notice tone="info" title={copy.nothingMatches}>
          {copy.nothingMatchesHelp}
        </Notice>
      ) : (
        <BulkForm
          {...form}
          action="store"
          variant="primary"
          submit={copy.store({ files: plan.assigned.length })}
        >
          <p>
            {copy.storeHelp({
              homes: receiving.length,
              files: plan.assigned.length,
              left: plan.skipped.length,
            })}
          </p>
        </BulkForm>
      )}
      {bulk.unused.count > 0 && (
        <Notice tone="warning" title={copy.unused({ count: bulk.unused.count })}>
          <p>{copy.unusedHelp}</p>
          <ul className="mt-2 list-disc pl-5">
            {bulk.unused.first.map((name) => (
              <li key={name} className="break-words">
                {name}
              </li>
            ))}
          </ul>
          <More count={bulk.unused.count - bulk.unused.first.length} />
        </Notice>
      )}
      {groups.length > 0 && (
        <section aria-labelledby="groups">
          <h2 id="groups" className="text-heading font-semibold">
            {copy.chooseHomes}
          </h2>
          <p className="mt-1 max-w-prose text-text-muted">
            {copy.chooseHelp} {copy.homeHelp} {groups.length > manyGroups && copy.chooseMany}
          </p>
          <FirstItems
            items={groups.slice(0, mostGroups)}
            toItem={(each) => (
              <GroupForm
                key={each.group}
                {...each}
                form={form}
                home={each.draftId === null ? null : (labels.get(each.draftId) ?? each.draftId)}
              />
            )}
          />
          <More count={groups.length - mostGroups} />
        </section>
      )}
      {receiving.length > 0 && (
        <section aria-labelledby="homes">
          <h2 id="homes" className="text-heading font-semibold">
            {copy.homes}
          </h2>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {receiving.map((home) => (
              <HomeFiles
                key={home.draftId}
                label={homeLabel(home)}
                files={byHome.get(home.draftId) ?? []}
                items={items}
              />
            ))}
          </ul>
        </section>
      )}
      {left.length > 0 && (
        <section aria-labelledby="left">
          <h2 id="left" className="text-heading font-semibold">
            {copy.leftOut}
          </h2>
          <FirstItems
            items={left.slice(0, mostSkipped)}
            toItem={({ at, reason }) => (
              <li key={at} className="grid gap-x-6 py-2 sm:grid-cols-2">
                <span className="break-words">{items[at]?.url ?? items[at]?.path}</span>
                <span className="text-text-muted">{skipReasons[reason]}</span>
              </li>
            )}
          />
          <More count={left.length - mostSkipped} />
        </section>
      )}
    </div>
  );
}

const More = ({ count }: { readonly count: number }) =>
  count > 0 && <p className="mt-3 text-text-muted">{copy.plusMore({ count })}</p>;

interface HomeFilesProps {
  readonly label: string;
  readonly files: readonly Assignment[];
  readonly items: readonly BulkItem[];
}

function HomeFiles({ label, files, items }: HomeFilesProps) {
  const photos = files.filter(({ purpose }) => purpose === 'photo').length;
  const documents = files.length - photos;
  return (
    <li>
      <details className="py-2">
        <summary className="min-h-11 cursor-pointer py-2">
          <span className="break-words font-medium">{label}</span>
          <span className="ml-3 text-text-muted">
            {copy.counts({ photos, documents, both: photos > 0 && documents > 0 ? 'yes' : 'no' })}
          </span>
        </summary>
        <ol className="list-decimal break-words pl-8 text-sm">
          {files.map(({ at }) => (
            <li key={at}>{items[at]?.url ?? items[at]?.path}</li>
          ))}
        </ol>
      </details>
    </li>
  );
}
