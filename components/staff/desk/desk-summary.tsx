import { Badge } from '@/components/ui/badge';
import { ageWords } from '@/lib/copy/staff/age-words';
import {
  alertsOf,
  type DeskFigures,
  mostRows,
  type QueueFigures,
  type QueueName,
  queueNames,
  thresholds,
} from '@/lib/domain/staff/queues/queue';
import { queueLabels } from '@/messages/desk/queue-labels';
import { summary as copy } from '@/messages/desk/summary';

interface DeskSummaryProps {
  readonly figures: DeskFigures;
  /** Milliseconds UTC. */
  readonly now: number;
}

/** The number of rows, the oldest age and the state of every queue, each with a link to its rows. */
export const DeskSummary = ({ figures, now }: DeskSummaryProps) => (
  <table className="mt-6 w-full max-w-5xl border-y border-line text-left">
    <caption className="sr-only">{copy.overview}</caption>
    <thead>
      <tr className="text-sm text-text-muted">
        <th scope="col" className={cellClass}>
          {copy.queue}
        </th>
        <th scope="col" className={`${cellClass} text-right`}>
          {copy.waiting}
        </th>
        <th scope="col" className={`${cellClass} max-sm:hidden`}>
          {copy.oldest}
        </th>
        <th scope="col" className={`${cellClass} pr-0`}>
          {copy.state}
        </th>
      </tr>
    </thead>
    <tbody>
      {queueNames.map((queue) => (
        <Queue key={queue} queue={queue} figures={figures[queue]} now={now} />
      ))}
    </tbody>
  </table>
);

const cellClass = 'py-2.5 pr-4 font-normal align-baseline';

interface QueueProps {
  readonly queue: QueueName;
  readonly figures: QueueFigures;
  readonly now: number;
}

function Queue({ queue, figures, now }: QueueProps) {
  const { count, oldestAt } = figures;
  const age = oldestAt === null ? copy.none : ageWords(now - oldestAt);
  const threshold = thresholds[queue];
  return (
    <tr className="border-t border-line">
      <th scope="row" className={cellClass}>
        <a href={`#${queue}`} className="font-medium text-link">
          {queueLabels[queue]}
        </a>
        <span className="block text-sm text-text-muted max-sm:hidden">
          {copy.thresholdHelp({ count: threshold.count, age: ageWords(threshold.ageMs) })}
        </span>
        {oldestAt !== null && <span className="block text-sm text-text-muted sm:hidden">{age}</span>}
      </th>
      <td className={`${cellClass} text-right text-lg font-semibold tabular-nums`}>
        {count >= mostRows ? `${mostRows}+` : count}
      </td>
      <td className={`${cellClass} max-sm:hidden`}>{age}</td>
      <td className={`${cellClass} pr-0`}>
        <State queue={queue} figures={figures} now={now} />
      </td>
    </tr>
  );
}

function State({ queue, figures, now }: QueueProps) {
  const alerts = alertsOf(queue, figures, now);
  if (alerts.length === 0) return <Badge tone="good">{copy.fine}</Badge>;
  return (
    <span className="flex flex-wrap gap-1.5">
      {alerts.map((alert) => (
        <Badge key={alert} tone={alert === 'full' ? 'danger' : 'warning'}>
          {copy[alert]}
        </Badge>
      ))}
    </span>
  );
}
