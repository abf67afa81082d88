import { Notice } from '@/components/ui/notice';
import type { ClosingState, Extension } from '@/lib/domain/closings/closing';
import { openExtension } from '@/lib/domain/closings/extension';
import { closingEndWords } from '@/messages/closings/closing-end-words';
import { extension as extensionCopy } from '@/messages/closings/extension';
import { extensionPanel as copy } from '@/messages/closings/extension-panel';
import { fallThrough as fallThroughCopy } from '@/messages/closings/fall-through';
import { sideWords } from '@/messages/closings/side-words';
import type { RoomProps } from './closing-room';
import { Deadline } from './deadline';
import { TakeStepForm } from './take-step-form';

/** Requests that wait for an answer: for a later deadline, and to end the sale. */
export function OpenRequests({ room, now }: RoomProps) {
  const extension = openExtension(room.state, now);
  const { proposal } = room.state;
  return (
    <>
      {extension && <LaterDeadline room={room} now={now} extension={extension} />}
      {proposal && <EndRequest room={room} proposal={proposal} />}
    </>
  );
}

function LaterDeadline({ room, now, extension }: RoomProps & { readonly extension: Extension }) {
  const { side } = room;
  const { saleId } = room.closing;
  const isOwn = extension.side === side;
  const title = isOwn
    ? copy.requestedLaterDeadline
    : copy.sideRequestedLaterDeadline({ side: sideWords[extension.side] });
  return (
    <Notice tone="warning" title={title}>
      <p>
        <Deadline at={extension.until} now={now} />
      </p>
      <p className="mt-1 max-w-prose whitespace-pre-line break-words">{extension.reason}</p>
      {isOwn && (
        <div className="mt-4">
          <TakeStepForm saleId={saleId} type="decline-extension" submit={extensionCopy.withdraw} />
        </div>
      )}
      {side !== null && !isOwn && (
        <div className="mt-4 flex flex-wrap gap-3">
          <TakeStepForm
            saleId={saleId}
            type="agree-extension"
            hidden={{ until: String(extension.until) }}
            submit={extensionCopy.agree}
          />
          <TakeStepForm saleId={saleId} type="decline-extension" submit={extensionCopy.decline} />
        </div>
      )}
    </Notice>
  );
}

interface EndRequestProps extends Pick<RoomProps, 'room'> {
  readonly proposal: NonNullable<ClosingState['proposal']>;
}

function EndRequest({ room: { closing, side }, proposal }: EndRequestProps) {
  const withdraw = { saleId: closing.saleId, type: 'withdraw-proposal' } as const;
  const why = closingEndWords[proposal.reason];
  if (proposal.side === side)
    return (
      <Notice tone="warning" title={fallThroughCopy.proposed({ why })}>
        <TakeStepForm {...withdraw} id="withdraw" submit={fallThroughCopy.withdraw} />
      </Notice>
    );
  return (
    <Notice tone="warning" title={fallThroughCopy.answer({ side: sideWords[proposal.side], why })}>
      {side && (
        <div className="mt-2 flex flex-wrap gap-3">
          <TakeStepForm saleId={closing.saleId} type="agree" id="agree" submit={fallThroughCopy.agree} />
          <TakeStepForm {...withdraw} id="refuse" submit={fallThroughCopy.refuse} />
        </div>
      )}
    </Notice>
  );
}
