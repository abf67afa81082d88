import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/icons';
import { accountRoutes } from '@/lib/account-routes';
import type { FlowPlace } from '@/lib/domain/staff/queues/review-flow';
import { reviewFlow as copy } from '@/messages/desk/review-flow';
import { ReviewKeys } from './review-keys';

interface FlowBarProps {
  readonly draftId: string;
  readonly place: FlowPlace;
  /** The form that claims or releases the submission; null if this reviewer cannot decide now. */
  readonly claim: ReactNode;
  /** True if the page lists differences, in the part `differences`. */
  readonly hasDifferences: boolean;
}

/**
 * Every step of the review as a link with its key, on one line where there is room. The links work without
 * JavaScript.
 */
export const FlowBar = ({ claim, ...place }: FlowBarProps) => (
  <>
    <Bar {...place} isOpen={Boolean(claim)} />
    {/* Apart, so that nobody releases a submission instead of the step beside it. */}
    <div className="mt-2 flex min-h-9 flex-wrap items-center justify-between gap-x-4">
      {claim && (
        <div data-key={claimKey.toLowerCase()} className="flex items-center">
          {claim} <Key>{claimKey}</Key>
        </div>
      )}
      <div className="ml-auto empty:hidden max-sm:hidden">
        <ReviewKeys />
      </div>
    </div>
  </>
);

interface BarProps extends Omit<FlowBarProps, 'claim'> {
  /** True if this reviewer can decide now. */
  readonly isOpen: boolean;
}

const Bar = ({ draftId, place, isOpen, hasDifferences }: BarProps) => (
  <nav
    aria-label={copy.title}
    className="flow-bar z-10 -mx-4 mt-6 border-y border-line bg-surface px-4 py-2.5 sm:-mx-6 sm:px-6 sm:sticky sm:top-0 md:mx-0 md:px-0"
  >
    <ul className="flex flex-wrap items-center gap-1.5 lg:flex-nowrap">
      <Step href={place.previous && accountRoutes.reviewInFlow(place.previous)} keyName="P">
        <ChevronLeftIcon className="size-4" />
        <span className="sr-only">{copy.previous}</span>
      </Step>
      <li className="mx-1 text-sm tabular-nums text-text-muted">
        {place.position === null
          ? copy.notWaiting({ total: place.total })
          : copy.position({ position: place.position, total: place.total })}
      </li>
      <Step href={place.next && accountRoutes.reviewInFlow(place.next)} keyName="N">
        <ChevronRightIcon className="size-4" />
        <span className="sr-only">{copy.next}</span>
      </Step>
      <Step href={accountRoutes.preview(draftId)} keyName="O">
        {copy.open}
      </Step>
      <Step href={hasDifferences ? '#differences' : null} keyName="D" className="max-sm:hidden">
        {copy.differences}
      </Step>
      {isOpen && (
        <>
          <Step href="#approve" keyName="A">
            {copy.approve}
          </Step>
          <Step href="#note.preview" keyName="R">
            {copy.giveBack}
          </Step>
          <Step href="#request-changes" keyName="S" className="max-sm:hidden">
            {copy.sendBack}
          </Step>
          <Step href="#reason" keyName="X" className="max-sm:hidden">
            {copy.reject}
          </Step>
        </>
      )}
    </ul>
  </nav>
);

const claimKey = 'C';

interface StepProps {
  /** Null if there is nothing to go to. */
  readonly href: string | null;
  readonly keyName: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Step({ href, keyName, className, children }: StepProps) {
  if (href === null) return null;
  const content = (
    <>
      {children} <Key>{keyName}</Key>
    </>
  );
  const shared = {
    'data-key': keyName.toLowerCase(),
    'aria-keyshortcuts': keyName,
    className: buttonClass('secondary', 'small'),
  };
  return (
    <li className={className}>
      {href.startsWith('#') ? (
        <a href={href} {...shared}>
          {content}
        </a>
      ) : (
        <Link href={href} prefetch={false} {...shared}>
          {content}
        </Link>
      )}
    </li>
  );
}

/** The link names its key in `aria-keyshortcuts`, so screen readers skip this one. */
const Key = ({ children }: { readonly children: ReactNode }) => (
  <span aria-hidden="true" className="max-sm:hidden">
    <kbd className="ml-0.5 font-sans text-xs font-normal text-text-muted">{children}</kbd>
  </span>
);
