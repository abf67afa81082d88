import { taskCount as copy } from '@/messages/dashboard/task-count';

/** The number of open tasks in the navigation; renders nothing if there are none. */
export const TaskCount = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <span className="min-w-5 rounded-full bg-primary px-1.5 text-center text-xs font-semibold leading-5 text-surface max-md:absolute max-md:left-1/2 max-md:top-0.5 md:ml-auto">
      {count}
      <span className="sr-only"> {copy.needYouNow}</span>
    </span>
  );
