import type { ReactNode } from 'react';
import { choicesOf, headingOf } from '@/lib/copy/imports/row-fault-words';
import { targetLabel } from '@/lib/copy/imports/target-label';
import type { FaultGroup, FaultLine } from '@/lib/domain/imports/fault-groups';
import type { TableImport } from '@/lib/domain/imports/import';
import type { RowFault, RowFaultCode } from '@/lib/domain/imports/values/row-fault';
import { faultKinds } from '@/messages/imports/fault-kinds';
import { importResult as copy } from '@/messages/imports/import-result';
import { FirstRows } from './first-rows';

interface FaultGroupsProps {
  readonly tableImport: TableImport;
  readonly groups: readonly FaultGroup[];
  readonly caption: string;
  readonly words: (fault: RowFault) => string;
  /** The heading of the words. */
  readonly heading: string;
  /** What shows the rows of a kind better than their faults do. */
  readonly bodies?: Readonly<Partial<Record<RowFaultCode, (group: FaultGroup) => ReactNode>>>;
}

/** Errors or warnings by kind, each with its first rows. */
export const FaultGroups = ({ groups, bodies = {}, ...props }: FaultGroupsProps) => (
  <ul className="mt-5 space-y-8">
    {groups.map((group) => (
      <li key={`${group.field} ${group.code}`}>
        <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
          <GroupName group={group} tableImport={props.tableImport} />
          <span className="font-normal tabular-nums text-text-muted">
            {copy.kindRows({ count: group.count })}
          </span>
        </h3>
        {bodies[group.code]?.(group) ?? <GroupRows group={group} {...props} />}
      </li>
    ))}
  </ul>
);

interface GroupNameProps extends Pick<FaultGroupsProps, 'tableImport'> {
  readonly group: Pick<FaultGroup, 'field' | 'code'>;
}

function GroupName({ group: { field, code }, tableImport }: GroupNameProps) {
  if (field === null) return <span>{faultKinds[code]}</span>;
  const [label, heading] = [targetLabel(field), headingOf(field, tableImport)];
  return (
    <span className="min-w-0 break-words">
      {copy.ofField({ label, kind: faultKinds[code] })}
      {heading !== '' && heading !== label && (
        <span className="block text-sm font-normal text-text-muted">{copy.inColumn({ heading })}</span>
      )}
    </span>
  );
}

const GroupRows = ({
  group: { field, code, count, lines },
  caption,
  words,
  heading,
}: Omit<FaultGroupsProps, 'groups' | 'bodies'> & { readonly group: FaultGroup }) => (
  <>
    {code === 'not-a-choice' && (
      <p className="mt-1 text-sm text-text-muted">{copy.choices({ choices: choicesOf(field) })}</p>
    )}
    <FirstRows
      caption={`${caption}: ${field === null ? faultKinds[code] : copy.ofField({ label: targetLabel(field), kind: faultKinds[code] })}`}
      headings={[copy.line, heading]}
      count={count}
      rows={lines}
      keyOf={({ line }: FaultLine) => line}
      cellsOf={({ line, fault }: FaultLine) => [
        line,
        code === 'not-a-choice' ? copy.value({ value: fault.value }) : words(fault),
      ]}
      isNarrow
    />
  </>
);
