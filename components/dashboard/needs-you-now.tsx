import { Countdown, Moment } from '@/components/auctions/countdown';
import { BidLink } from '@/components/auctions/own-bids/bid-link';
import type { MyBid } from '@/components/auctions/own-bids/my-bid-row';
import { AlertIcon } from '@/components/ui/icons';
import { LinkButton } from '@/components/ui/link-button';
import type { Task } from '@/lib/domain/notifications/agenda';
import { needsYouNow as copy } from '@/messages/dashboard/needs-you-now';
import { HomeRow, HomeSection } from './home-row';

interface NeedsYouNowProps {
  /** Nearest deadline first. */
  readonly tasks: readonly Task[];
  /** Photos by listing key. */
  readonly covers: ReadonlyMap<string, string>;
  readonly bids: readonly MyBid[];
  /** In ms. */
  readonly now: number;
}

/** What this person must act on. The most urgent task has the main button. */
export function NeedsYouNow({ tasks, covers, bids, now }: NeedsYouNowProps) {
  return (
    <HomeSection id="needs-you" title={copy.needsYouNow({ count: tasks.length })}>
      {tasks.length === 0 ? (
        <p className="py-4 text-text-muted">{copy.allCaughtUp}</p>
      ) : (
        <ul className="divide-y divide-line border-b border-line">
          {tasks.map((task, index) => (
            <TaskRow
              key={task.id}
              task={task}
              cover={covers.get(task.listingKey) ?? null}
              bid={bids.find(({ auction }) => task.id === `bid-${auction.id}`)}
              isFirst={index === 0}
              now={now}
            />
          ))}
        </ul>
      )}
    </HomeSection>
  );
}

interface TaskRowProps {
  readonly task: Task;
  readonly cover: string | null;
  /** The bid to raise, if that is the task. */
  readonly bid: MyBid | undefined;
  readonly isFirst: boolean;
  readonly now: number;
}

function TaskRow({ task, cover, bid, isFirst, now }: TaskRowProps) {
  const { what, action, place, path, by } = task;
  const variant = isFirst ? 'primary' : 'secondary';
  return (
    <HomeRow
      cover={cover}
      aside={
        bid ? (
          <BidLink bid={bid} variant={variant} />
        ) : (
          <LinkButton href={path} prefetch={false} variant={variant} className="max-sm:w-full">
            {action}
            <span className="sr-only">{copy.about({ place })}</span>
          </LinkButton>
        )
      }
    >
      <p className="font-semibold leading-snug">{what}</p>
      <p className="break-words">{place}</p>
      {by !== null && <Due by={by} now={now} isAuction={bid !== undefined} />}
    </HomeRow>
  );
}

interface DueProps {
  readonly by: number;
  readonly now: number;
  readonly isAuction: boolean;
}

function Due({ by, now, isAuction }: DueProps) {
  const at = new Date(by).toISOString();
  if (by < now)
    return (
      <p className="mt-1 flex gap-1.5 text-sm font-medium text-danger">
        <AlertIcon className="mt-px size-[1.125rem] shrink-0" />
        <span>{copy.wasDue({ moment: () => <Moment at={at} /> })}</span>
      </p>
    );
  const words = isAuction ? copy.auctionEnds : copy.due;
  return (
    <p className="mt-1 text-sm text-text-muted">
      {words({ moment: () => <Moment at={at} /> })}
      {' · '}
      <Countdown at={at} />
    </p>
  );
}
