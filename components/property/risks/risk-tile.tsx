import type { ReactNode } from 'react';
import type { FactChange } from '@/lib/domain/listings/risk-schema';
import { type RiskReportTopic, topicLabel } from '@/lib/domain/listings/risk-topics';
import { type UnknownCost, unknownCost } from '@/lib/domain/listings/unknown-costs';
import { changedLines } from '@/lib/domain/risk-report/changed-lines';
import type { RiskReportRow } from '@/lib/domain/risk-report/risk-report';
import { formatDay } from '@/lib/format';
import { riskEntry as copy } from '@/messages/property/risk-entry';
import { Unknown } from './fact-list';

export const rowId = (topic: RiskReportTopic): string => `risk-${topic}`;

/** One topic: the statement, its source, document and date, and earlier statements. */
export function RiskReportEntry({ row }: { readonly row: RiskReportRow }) {
  const { topic, value, detail } = row;
  const cost = value === null ? unknownCost(topic) : null;
  return (
    <div id={rowId(topic)} className="grid scroll-mt-4 gap-x-6 gap-y-1 py-4 sm:grid-cols-[12rem_1fr]">
      <dt className="text-text-muted">{topicLabel(topic)}</dt>
      <dd className="min-w-0 max-w-prose">
        {value === null ? (
          <Unknown>{copy.unknown}</Unknown>
        ) : (
          <p className="whitespace-pre-line break-words font-medium">{value}</p>
        )}
        {detail && <p className="whitespace-pre-line break-words">{detail}</p>}
        <Origin row={row} />
        <Differences all={row.differences} />
        {cost && <Cost {...cost} />}
      </dd>
    </div>
  );
}

function Origin({ row: { value, statedBy, asOf, document } }: { readonly row: RiskReportRow }) {
  return (
    <p className="mt-1 text-sm text-text-muted">
      {statedBy === null || asOf === null
        ? copy.noInformationProvided
        : copy.asOf({ statedBy, asOf: formatDay(asOf) })}
      {document && (
        <>
          {' · '}
          {copy.document({
            title: document.title,
            asOf: formatDay(document.asOf),
            link: (children) => (
              <a href={document.href} className="text-link">
                {children}
              </a>
            ),
          })}
        </>
      )}
      {!document && value !== null && ` · ${copy.noDocument}`}
    </p>
  );
}

/** The last change is visible; earlier ones expand. */
function Differences({ all }: { readonly all: readonly FactChange[] }) {
  const [last, ...earlier] = all.toReversed();
  if (!last) return null;
  return (
    <div className="mt-2 text-sm">
      <Difference change={last} />
      {earlier.length > 0 && (
        <More summary={copy.earlierChanges({ count: earlier.length })}>
          {earlier.map((change) => (
            <Difference key={`${change.at} ${change.was}`} change={change} />
          ))}
        </More>
      )}
    </div>
  );
}

function Difference({ change }: { readonly change: FactChange }) {
  const { at } = change;
  const { was, is } = changedLines(change);
  return (
    <div className="mt-2 border-l-2 border-primary pl-3">
      <p className="font-medium">
        {copy.changed({
          at: formatDay(at),
          time: (children) => <time dateTime={new Date(at).toISOString()}>{children}</time>,
        })}
      </p>
      <p>
        {copy.before({
          was,
          del: (children) => (
            <del className="whitespace-pre-line break-words text-text-muted">{children}</del>
          ),
        })}
      </p>
      <p>
        {copy.now({
          is,
          ins: (children) => <ins className="whitespace-pre-line break-words no-underline">{children}</ins>,
        })}
      </p>
    </div>
  );
}

const Cost = ({ text, source }: UnknownCost) => (
  <More summary={copy.whatCouldCost}>
    <p>{text}</p>
    <p className="mt-1 text-text-muted">
      {copy.notLegalAdvice({
        source: source.label,
        link: (children) => (
          <a href={source.href} className="text-link">
            {children}
          </a>
        ),
      })}
    </p>
  </More>
);

const More = ({ summary, children }: { readonly summary: string; readonly children: ReactNode }) => (
  <details className="mt-2 text-sm">
    <summary className="inline-flex min-h-6 cursor-pointer items-center font-medium underline underline-offset-4">
      {summary}
    </summary>
    <div className="mt-1 pb-1">{children}</div>
  </details>
);
