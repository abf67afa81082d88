import type { FormProps } from '@/components/ui/form/form';
import { accountRoutes } from '@/lib/account-routes';
import { cureEndsAt, sidesDue } from '@/lib/domain/closings/closing';
import { closingEndWords } from '@/lib/domain/closings/closing-end-copy';
import { fallThroughReasons } from '@/lib/domain/closings/closing-schema';
import { isOpenStatus, otherSide, type Side } from '@/lib/domain/closings/closing-steps';
import { dueWords, reasonLabel, sideWords } from '@/lib/domain/closings/views/closing-copy';
import { declare as declareCopy } from '@/messages/closings/declare';
import { end as endCopy } from '@/messages/closings/end';
import { endingPanel as copy } from '@/messages/closings/ending-panel';
import { fallThrough as fallThroughCopy } from '@/messages/closings/fall-through';
import { ClosingForm } from './closing-form';
import type { RoomProps } from './closing-room';

/** Ways to end without closing: by agreement, or after a missed deadline. */
export function EndingPanel({ room, now }: RoomProps) {
  const { side, state } = room;
  if (!side || !isOpenStatus(state.status)) return null;
  const curedAt = cureEndsAt(state);
  const isPastCure = curedAt !== null && now > curedAt;
  const late = sidesDue(state);
  const mayDeclare = isPastCure && !late.includes(side) && late.includes(otherSide(side));
  return (
    <section aria-labelledby="ending" className="mt-12 max-w-4xl">
      <h2 id="ending" className="border-t-2 border-primary pt-3 text-heading font-semibold">
        {copy.saleDoesntClose}
      </h2>
      <div className="mt-4 space-y-6">
        {mayDeclare && <Declare room={room} now={now} side={side} />}
        {isPastCure && late.length === 2 && (
          <Step
            room={room}
            id="end"
            hidden={{ type: 'end-unfinished' }}
            text={endCopy.text}
            submit={endCopy.submit}
          />
        )}
        <Agreement room={room} now={now} side={side} />
      </div>
    </section>
  );
}

type SideProps = RoomProps & { readonly side: Side };

function Declare({ room, side }: SideProps) {
  const late = sideWords[otherSide(side)];
  const text = [
    declareCopy.text({ late, due: dueWords(room.state, otherSide(side)) }),
    ...(side === 'seller' ? [declareCopy.nextBackup] : []),
    declareCopy.attorney,
  ];
  return (
    <Step
      room={room}
      id="default"
      hidden={{ type: 'declare-default' }}
      text={text.join(' ')}
      fields={[
        { name: 'reason', label: declareCopy.reason, control: 'textarea', rows: 4, maxLength: 600 },
        { name: 'consent', label: declareCopy.consent({ late }), control: 'checkbox', isRequired: true },
      ]}
      submit={declareCopy.submit}
    />
  );
}

function Agreement({ room, side }: SideProps) {
  const { proposal } = room.state;
  if (!proposal)
    return (
      <Step
        room={room}
        id="propose"
        hidden={{ type: 'propose-fall-through' }}
        confirm={{ label: fallThroughCopy.label, text: fallThroughCopy.text }}
        fields={[
          {
            name: 'reason',
            label: fallThroughCopy.reason,
            help: fallThroughCopy.reasonHelp,
            control: 'select',
            choices: fallThroughReasons.map((value) => ({ value, label: reasonLabel(value) })),
          },
        ]}
        submit={fallThroughCopy.submit}
      />
    );
  const why = closingEndWords[proposal.reason];
  if (proposal.side === side)
    return (
      <Step
        room={room}
        id="withdraw"
        hidden={{ type: 'withdraw-proposal' }}
        text={fallThroughCopy.proposed({ why })}
        submit={fallThroughCopy.withdraw}
      />
    );
  return (
    <>
      <Step
        room={room}
        id="agree"
        hidden={{ type: 'agree' }}
        text={fallThroughCopy.answer({ side: sideWords[proposal.side], why })}
        submit={fallThroughCopy.agree}
      />
      <Step room={room} id="refuse" hidden={{ type: 'withdraw-proposal' }} submit={fallThroughCopy.refuse} />
    </>
  );
}

interface StepProps extends Omit<FormProps, 'action' | 'page'> {
  readonly room: RoomProps['room'];
  readonly text?: string;
}

const Step = ({ room: { closing }, text, hidden, ...form }: StepProps) => (
  <div>
    {text && <p className="mb-4 max-w-prose">{text}</p>}
    <ClosingForm
      {...form}
      action="takeStep"
      page={accountRoutes.sale(closing.saleId)}
      hidden={{ ...hidden, saleId: closing.saleId }}
    />
  </div>
);
