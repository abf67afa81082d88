import type { ReactNode } from 'react';
import { Fold } from '@/components/property/detail-section';
import { redFlagWords } from '@/lib/copy/listings/red-flag-words';
import { type UnknownCost, unknownCost } from '@/lib/copy/listings/unknown-costs';
import type { FactChange } from '@/lib/domain/listings/risk-schema';
import { type RiskReportTopic, topicLabel } from '@/lib/domain/listings/risk-topics';
import { changedLines } from '@/lib/domain/risk-report/changed-lines';
import type { RedFlag } from '@/lib/domain/risk-report/red-flags';
import type { RiskReportRow } from '@/lib/domain/risk-report/risk-report';
import { formatDay } from '@/lib/format';
import { riskTile as copy } from '@/messages/property/risk-tile';

export const rowId = (topic: RiskReportTopic): string => `risk-${topic}`;

interface RiskTileProps {
  readonly row: RiskReportRow;
  /** If the topic speaks against the home. */
  readonly flag?: RedFlag;
}

/** One topic: the statement, its latest change, and behind a headline its source and earlier statements. */
export function RiskTile({ row, flag }: RiskTileProps) {
  const { topic, value, detail } = row;
  const cost = value === null ? unknownCost(topic) : null;
  const isKnown = !flag?.isUnknown;
  return (
    <li id={rowId(topic)} className={flag && (isKnown ? 'bad' : 'unknown')}>
      <h3>
        {topicLabel(topic)}
        {flag && <em>{isKnown ? copy.redFlag : copy.unknown}</em>}
      </h3>
      {isKnown && <b>{flag ? redFlagWords(flag) : value}</b>}
      {detail && <p className="risk-detail">{detail}</p>}
      {!(flag && isKnown) && <Origin row={row} />}
      <LastChange change={row.differences.at(-1)} />
      {(flag || row.differences.length > 0) && (
        <Fold summary={cost ? copy.whatCouldCost : copy.source}>
          {cost && <Cost {...cost} />}
          {flag && isKnown && <Origin row={row} />}
          {row.differences.toReversed().map((change) => (
            <Difference key={`${change.at} ${change.was}`} change={change} />
          ))}
        </Fold>
      )}
    </li>
  );
}

const LastChange = ({ change }: { readonly change: FactChange | undefined }) =>
  change ? (
    <p className="font-medium">
      {copy.changed({
        at: formatDay(change.at),
        time: (children) => <time dateTime={new Date(change.at).toISOString()}>{children}</time>,
      })}
    </p>
  ) : null;

function Origin({ row: { value, statedBy, asOf, document } }: { readonly row: RiskReportRow }) {
  return (
    <p className="origin">
      {statedBy === null || asOf === null
        ? copy.noInformationProvided
        : copy.asOf({ statedBy, asOf: formatDay(asOf) })}
      {document && (
        <>
          {' · '}
          {copy.document({
            title: document.title,
            asOf: formatDay(document.asOf),
            link: linkTo(document.href),
          })}
        </>
      )}
      {!document && value !== null && ` · ${copy.noDocument}`}
    </p>
  );
}

function Difference({ change }: { readonly change: FactChange }) {
  const { was, is } = changedLines(change);
  return (
    <div className="border-l-2 border-primary pl-3">
      <p>{formatDay(change.at)}</p>
      <p>
        {copy.before({
          was,
          del: (children) => <del className="whitespace-pre-line text-text-muted">{children}</del>,
        })}
      </p>
      <p>
        {copy.now({
          is,
          ins: (children) => <ins className="whitespace-pre-line no-underline">{children}</ins>,
        })}
      </p>
    </div>
  );
}

const Cost = ({ text, source }: UnknownCost) => (
  <>
    <p>{text}</p>
    <p className="origin">{copy.notLegalAdvice({ source: source.label, link: linkTo(source.href) })}</p>
  </>
);

const linkTo = (href: string) => (children: ReactNode) => (
  <a href={href} className="text-link">
    {children}
  </a>
);
