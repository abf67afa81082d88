import { taskCount as copy } from '@/messages/dashboard/task-count';

interface TaskCountProps {
  readonly count: number;
  /** What the number counts, for screen readers. */
  readonly words?: string;
}

/** The number of open tasks in the navigation; renders nothing if there are none. */
export const TaskCount = ({ count, words = copy.needYouNow }: TaskCountProps) =>
  count > 0 && (
    <span className="min-w-5 rounded-full bg-primary px-1.5 text-center text-xs font-semibold leading-5 text-surface max-md:absolute max-md:left-1/2 max-md:top-0.5 md:ml-auto">
      {count > mostShown ? `${mostShown}+` : count}
      <span className="sr-only"> {words}</span>
    </span>
  );

const mostShown = 99;
