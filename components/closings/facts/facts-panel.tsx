import { TakeStepForm } from '@/components/closings/take-step-form';
import { judgmentWords } from '@/lib/copy/closings/judgment-words';
import {
  type DisclosedFact,
  factKey,
  factVerdicts,
  maxNote,
  maxReply,
  noteField,
  verdictField,
} from '@/lib/domain/closings/fact-verdicts';
import type { ClosingRoom } from '@/lib/domain/closings/views/closing-room';
import { topicLabel } from '@/lib/domain/listings/risk-topics';
import { formatMoment } from '@/lib/format';
import { facts as factsCopy } from '@/messages/closings/facts';
import { factsPanel as copy } from '@/messages/closings/facts-panel';
import { verdictWords } from '@/messages/closings/verdict-words';

/** After the closing: the buyer says whether the home matched its listing, and the seller answers. */
export function FactsPanel({ room }: { readonly room: ClosingRoom }) {
  const { state, side, disclosedFacts } = room;
  if (state.status !== 'Closed' || disclosedFacts.length === 0) return null;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="border-t-2 border-primary pt-3 text-heading font-semibold">
        {copy.listingAccurate}
      </h2>
      <div className="mt-3 space-y-5">
        <p className="max-w-prose">
          {copy.listingStatedFacts({ disclosedFacts: disclosedFacts.length, homes: room.lot.length || 1 })}
        </p>
        {state.judgment ? (
          <JudgmentResult room={room} />
        ) : side === 'buyer' ? (
          <JudgmentForm room={room} />
        ) : (
          <p className="text-text-muted">{copy.buyerHasntAnswered}</p>
        )}
      </div>
    </section>
  );
}

/** In a lot, facts of several homes have the same topic. */
function labelOf({ topic, home }: Pick<DisclosedFact, 'topic' | 'home'>, { lot }: ClosingRoom): string {
  const place = lot.find(({ listingKey }) => listingKey === home)?.place;
  return place === undefined ? topicLabel(topic) : copy.factOf({ place, topic: topicLabel(topic) });
}

/** The buyer confirms or disputes each fact, once. */
const JudgmentForm = ({ room }: { readonly room: ClosingRoom }) => (
  <TakeStepForm
    saleId={room.closing.saleId}
    type="judge-facts"
    id="facts"
    fields={room.disclosedFacts.map((fact) => ({
      legend: labelOf(fact, room),
      text: fact.told,
      fields: [
        {
          name: verdictField + factKey(fact),
          label: factsCopy.verdict,
          control: 'select',
          empty: factsCopy.verdictEmpty,
          choices: factVerdicts.map((value) => ({ value, label: verdictWords[value] })),
          width: 'half',
        },
        {
          name: noteField + factKey(fact),
          label: factsCopy.note,
          control: 'text',
          isOptional: true,
          maxLength: maxNote,
          width: 'half',
        },
      ],
    }))}
    submit={factsCopy.submit}
  />
);

function JudgmentResult({ room }: { readonly room: ClosingRoom }) {
  const { closing, state, side } = room;
  if (!state.judgment) return null;
  const { facts, at, answer } = state.judgment;
  return (
    <>
      <p className="font-medium">{copy.buyer({ at: formatMoment(at), facts: judgmentWords(facts) })}</p>
      <dl className="divide-y divide-line border-y border-line">
        {facts.map(({ topic, home, told, verdict, note }) => (
          <div
            key={factKey({ topic, home })}
            className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]"
          >
            <dt className="break-words text-text-muted">{labelOf({ topic, home }, room)}</dt>
            <dd className="min-w-0 break-words">
              <p className={verdict === 'different' ? 'font-semibold text-warning' : 'font-medium'}>
                {verdictWords[verdict]}
              </p>
              {note && <p>{note}</p>}
              <p className="whitespace-pre-line text-sm text-text-muted">{told}</p>
            </dd>
          </div>
        ))}
      </dl>
      {answer && (
        <div>
          <p className="font-medium">{copy.seller({ at: formatMoment(answer.at) })}</p>
          <p className="mt-1 max-w-prose whitespace-pre-line break-words">{answer.text}</p>
        </div>
      )}
      {!answer && side === 'seller' && (
        <TakeStepForm
          saleId={closing.saleId}
          type="answer-facts"
          id="answer-facts"
          fields={[
            { name: 'text', label: factsCopy.response, control: 'textarea', rows: 4, maxLength: maxReply },
          ]}
          submit={factsCopy.answerSubmit}
        />
      )}
    </>
  );
}
