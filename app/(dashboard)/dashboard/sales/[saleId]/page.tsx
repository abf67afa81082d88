import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { ClosingStatusBadge } from '@/components/closings/closing-status';
import { CashAtClosing } from '@/components/closings/costs/cash-at-closing';
import { FiguresPanel } from '@/components/closings/costs/figures-panel';
import { StatementPanel } from '@/components/closings/costs/statement-panel';
import { DocumentsPanel } from '@/components/closings/documents-panel';
import { FactsPanel } from '@/components/closings/facts/facts-panel';
import { MessagesPanel } from '@/components/closings/messages-panel';
import { NextStep } from '@/components/closings/next-step';
import { OpenRequests } from '@/components/closings/open-requests';
import { RareExits } from '@/components/closings/rare-exits';
import { LotStatement, SaleSummary } from '@/components/closings/sale-summary';
import { StepList } from '@/components/closings/step-list';
import { Stepper } from '@/components/closings/stepper';
import { OwnSide } from '@/components/dashboard/own-side';
import { InquiryDoneNotice } from '@/components/inquiries/done-notice';
import { Picture } from '@/components/listings/pictures/picture';
import * as pictureWidths from '@/components/listings/pictures/picture-widths';
import { ViewerFrame } from '@/components/organizations/viewer-frame';
import { accountRoutes } from '@/lib/account-routes';
import { fileRefusalWords } from '@/lib/copy/drafts/file-refusal-words';
import { routes } from '@/lib/routes';
import { isSellersViewer } from '@/lib/server/people/organizations/seller';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { getClosingRoom } from '@/lib/server/workflows/closings/closing-room';
import { closingPage as copy } from '@/messages/closings/closing-page';
import { closingRefusalWords } from '@/messages/closings/closing-refusal-words';

export const metadata: Metadata = { title: copy.closingRoom, robots: { index: false } };

/** The closing room, from the win to the keys, for both sides and staff. */
export default async function SaleRoomPage({ params, searchParams }: PageProps<'/dashboard/sales/[saleId]'>) {
  const [user, { saleId }, { done, refused, sent, title, before }] = await Promise.all([
    requireUser(),
    params,
    searchParams,
  ]);
  const found = await getClosingRoom(
    user,
    decodeURIComponent(saleId),
    typeof before === 'string' ? before : null,
  );
  if (!found.ok) notFound();
  const room = found.value;
  const { closing, state, side, photo } = room;
  const isViewer = side === 'seller' && (await isSellersViewer(runtime().store, closing.sellerId, user.uid));
  const now = clock.now();
  const problem = problemOf(refused);
  const isContract = sent === 'contract';
  return (
    <div className="max-w-[70rem]">
      <OwnSide of={side} />
      <p className="text-sm text-text-muted">
        <Link href={side === 'seller' ? accountRoutes.salesMade : accountRoutes.sales} className="text-link">
          {copy.page({ side: side ?? 'buyer' })}
        </Link>
      </p>
      <div className="mt-3 flex items-center gap-5">
        {photo && (
          <div className="aspect-[4/3] w-36 shrink-0 overflow-hidden rounded bg-surface-muted max-sm:hidden">
            <Picture
              src={photo.src}
              sizes={pictureWidths.sale}
              alt=""
              width={144}
              height={108}
              className="size-full object-cover"
            />
          </div>
        )}
        <div className="min-w-0">
          <h1 className="break-words text-title font-semibold">{closing.place}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <ClosingStatusBadge state={state} now={now} />
            <span className="text-text-muted">{side ? copy.seller({ side }) : copy.viewingStaff}</span>
            <Link href={routes.property(closing.slug)} prefetch={false} className="text-link">
              {copy.viewListing}
            </Link>
          </p>
        </div>
      </div>
      <Stepper state={state} />
      <InquiryDoneNotice done={done} words={doneWords} />
      <ViewerFrame isViewer={isViewer}>
        <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0 space-y-6">
            <OpenRequests room={room} now={now} />
            <NextStep room={room} now={now} problem={isContract ? problem : null} />
            <FactsPanel room={room} />
            <FiguresPanel room={room} />
            <StepList state={state} />
            <StatementPanel room={room} />
            <RareExits room={room} now={now} />
          </div>
          <div className="min-w-0 space-y-8">
            <SaleSummary room={room} />
            <CashAtClosing room={room} />
            <LotStatement room={room} />
            <DocumentsPanel
              room={room}
              problem={isContract ? null : problem}
              title={typeof title === 'string' ? title : ''}
            />
            <MessagesPanel room={room} />
          </div>
        </div>
      </ViewerFrame>
    </div>
  );
}

const doneWords = {
  accept: copy.buyingHome,
  'accept-offer': copy.offerAccepted,
  'offer-contract': copy.contractSentWeve,
  sign: copy.contractSignedWeve,
  confirm: copy.confirmedWeveEmailed,
  document: copy.documentSentWeve,
  message: copy.messageSentWeve,
  'propose-fall-through': copy.requestEndSale,
  'withdraw-proposal': copy.saleContinues,
  'propose-extension': copy.requestLaterDeadline,
  'agree-extension': copy.deadlineMovedWeve,
  'decline-extension': copy.deadlineHasntChanged,
  agree: copy.saleEndedBoth,
  'end-unfinished': copy.saleEnded,
  'declare-default': copy.saleEndedDefault,
  'offer-backup': copy.choiceSavedSee,
  relist: copy.canNowRelist,
  'judge-facts': copy.answersSubmittedWeve,
  'answer-facts': copy.responseSubmittedWeve,
  'enter-figures': copy.figuresSaved,
};

const words: Readonly<Record<string, string>> = { ...fileRefusalWords, ...closingRefusalWords };
const problemOf = (refused: string | string[] | undefined): string | null =>
  typeof refused === 'string' && Object.hasOwn(words, refused) ? (words[refused] ?? null) : null;
