import { accountRoutes } from '@/lib/account-routes';
import { behind, cureEndsAt } from '@/lib/domain/closings/closing';
import { closingEndWords } from '@/lib/domain/closings/closing-end-words';
import { fallThroughReasons } from '@/lib/domain/closings/closing-schema';
import { isOpenStatus, otherSide, type Side } from '@/lib/domain/closings/closing-steps';
import { dueWords, reasonLabel, sideWords } from '@/lib/domain/closings/closing-words';
import { type ClosingField, ClosingForm } from './closing-form';
import type { RoomProps } from './closing-room';

/** Ways out that are no closing: agreeing on it, and what is possible when a deadline was missed for good. */
export function EndingPanel({ room, now }: RoomProps) {
  const { side, state } = room;
  if (!side || !isOpenStatus(state.status)) return null;
  const curedAt = cureEndsAt(state);
  const isPastCure = curedAt !== null && now > curedAt;
  const late = behind(state);
  const mayDeclare = isPastCure && !late.includes(side) && late.includes(otherSide(side));
  return (
    <section aria-labelledby="ending" className="mt-12 max-w-4xl">
      <h2 id="ending" className="border-t-2 border-primary pt-3 text-heading font-semibold">
        If it does not come to a closing
      </h2>
      <div className="mt-4 space-y-6">
        {mayDeclare && <Declare room={room} now={now} side={side} />}
        {isPastCure && late.length === 2 && (
          <Form room={room} name="end" sent={{ type: 'end-unfinished' }} submit="End the sale">
            Both sides are behind, and the time to make up for it is over. Either may end the sale; no default
            is recorded.
          </Form>
        )}
        <Agreement room={room} now={now} side={side} />
      </div>
    </section>
  );
}

type SideProps = RoomProps & { readonly side: Side };

function Declare({ room, side }: SideProps) {
  const other = sideWords[otherSide(side)];
  const fields: readonly ClosingField[] = [
    { name: 'reason', label: 'What was not done', kind: 'lines', most: 600 },
    {
      ...{ name: 'consent', kind: 'consent' },
      label: `${other} did not do what was due, and I end the sale. It cannot be taken back.`,
    },
  ];
  return (
    <Form
      room={room}
      name="default"
      sent={{ type: 'declare-default' }}
      fields={fields}
      submit="Declare the default"
    >
      {other} is late: {dueWords(room.state, otherSide(side))}. A default stays on their record with us.
      {side === 'seller' && ' The next back-up who chose to stand is then offered the price by the rules.'}{' '}
      Ask your attorney first: what becomes of the earnest money is decided by the contract.
    </Form>
  );
}

function Agreement({ room, side }: SideProps) {
  const { proposal } = room.state;
  if (!proposal)
    return (
      <details>
        <summary className="cursor-pointer underline underline-offset-4">Ask to end it by agreement</summary>
        <div className="mt-3">
          <Form
            room={room}
            name="propose"
            sent={{ type: 'propose-fall-through' }}
            fields={[
              {
                ...{ name: 'reason', label: 'Why', kind: 'choice' },
                options: fallThroughReasons.map((value) => ({ value, label: reasonLabel(value) })),
                help: 'The page of the home names this reason once both sides have agreed.',
              },
            ]}
            submit="Ask the other side to agree"
          >
            The sale ends when the other side agrees. Until then all deadlines hold.
          </Form>
        </div>
      </details>
    );
  const why = closingEndWords[proposal.reason];
  if (proposal.side === side)
    return (
      <Form room={room} name="withdraw" sent={{ type: 'withdraw-proposal' }} submit="Take the wish back">
        You asked to end the sale: {why}. The other side has not answered yet.
      </Form>
    );
  return (
    <>
      <Form room={room} name="agree" sent={{ type: 'agree' }} submit="Agree: the sale fell through">
        {sideWords[proposal.side]} asks to end the sale: {why}. Agreeing ends it for both.
      </Form>
      <Form room={room} name="refuse" sent={{ type: 'withdraw-proposal' }} submit="No, go on" />
    </>
  );
}

interface FormProps {
  readonly room: RoomProps['room'];
  readonly name: string;
  readonly sent: Readonly<Record<string, string>>;
  readonly fields?: readonly ClosingField[];
  readonly submit: string;
  readonly children?: React.ReactNode;
}

function Form({ room: { closing }, name, sent, fields, submit, children }: FormProps) {
  return (
    <div>
      {children && <p className="mb-4 max-w-prose">{children}</p>}
      <ClosingForm
        action="takeStep"
        name={name}
        page={accountRoutes.sale(closing.saleId)}
        sent={{ ...sent, saleId: closing.saleId }}
        {...(fields && { fields })}
        submit={submit}
      />
    </div>
  );
}
