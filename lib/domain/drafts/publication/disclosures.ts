import { conditionStatementOf } from '@/lib/domain/drafts/condition-disclosure';
import type { Content } from '@/lib/domain/drafts/draft';
import { answerOf } from '@/lib/domain/drafts/fields/answers';
import { isLeadHome } from '@/lib/domain/drafts/rules';
import { exemptSellerText } from '@/lib/domain/listing-views/seller-disclosure';
import type { Listing } from '@/lib/domain/listings/listing';
import { floodNotLookedUp } from '@/lib/domain/listings/risk-topics';

type Disclosure = Listing['disclosures'][number];

/** The disclosures that the answers require, in sentences. */
export function disclosuresOf(content: Content): readonly Disclosure[] {
  const { answers } = content;
  const all: readonly (Disclosure | false)[] = [
    isLeadHome(answers) && {
      kind: 'LeadPaint',
      text: 'Built before 1978, or year unknown: lead-based paint may be present.',
    },
    conditionStatement(content),
    floodText(answerOf(answers, 'floodZone')),
    answerOf(answers, 'septicOrWell') === 'yes' && {
      kind: 'SepticAndWell',
      text: 'Private well or septic system. See the condition details for any tests.',
    },
    answerOf(answers, 'occupancy') !== 'Vacant' && {
      kind: 'Occupancy',
      text: 'Not known to be vacant. Under RPAPL 1305, a tenant may be entitled to 90 days’ notice or the rest of a lease.',
    },
    answerOf(answers, 'propertySubType') === 'StockCooperative' && {
      kind: 'Association',
      text: 'The co-op’s board must approve the buyer.',
    },
  ];
  return all.filter((each) => each !== false);
}

function conditionStatement(content: Content): Disclosure | false {
  const { isFor, isThere } = conditionStatementOf(content);
  if (!isFor) return false;
  return {
    kind: 'PropertyCondition',
    text: isThere
      ? 'The seller’s Property Condition Disclosure Statement is among the documents.'
      : exemptSellerText,
  };
}

function floodText(answer: string): Disclosure | false {
  if (answer === 'yes')
    return {
      kind: 'FloodZone',
      text: 'In a mapped flood hazard area: a lender will require flood insurance.',
    };
  return answer === 'unknown' && { kind: 'FloodZone', text: floodNotLookedUp };
}
