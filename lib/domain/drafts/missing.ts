import { type Answers, answerOf } from '@/lib/domain/drafts/fields/answers';
import { faultOf, isMissing } from '@/lib/domain/drafts/fields/field';
import { fieldsOf } from '@/lib/domain/drafts/fields/fields';
import { isOfStart, keepsStart } from '@/lib/domain/drafts/fields/sale-fields';
import { type StepId, stepIds } from '@/lib/domain/drafts/fields/steps';
import { photosMissing } from '@/lib/domain/drafts/files/photos';
import type { Content } from './draft';
import type { RuleResult } from './rules';

/** Something that blocks a submission. `field` is where the answer goes; null for the step as a whole. */
export interface Missing {
  readonly step: StepId;
  readonly field: string | null;
  readonly text: string;
}

/** What a draft still needs, in the order of the steps. `now` in ms; `published` as in `RuleInput`. */
export function missingOf(
  content: Content,
  ruleResults: readonly RuleResult[],
  now: number,
  published: Answers | null = null,
): readonly Missing[] {
  const ofRules = ruleResults.flatMap(({ rule, verdict }): Missing[] =>
    verdict.state === 'open'
      ? [{ step: rule.step, field: null, text: `${rule.title}: ${lowerFirst(verdict.text)}` }]
      : [],
  );
  return stepIds.flatMap((step) => [
    ...missingAnswers(content, step, now, published),
    ...(step === 'photos' ? photosMissing(content.photos).map((text) => ({ step, field: null, text })) : []),
    ...ofRules.filter((each) => each.step === step),
  ]);
}

/** The questions of one step that have no answer or a wrong one. */
export function missingAnswers(
  { answers }: Pick<Content, 'answers'>,
  step: StepId,
  now: number,
  published: Answers | null = null,
): readonly Missing[] {
  const isPublishedStart = (name: string) => isOfStart(name) && keepsStart(answers, published);
  const ofFields = fieldsOf(step).flatMap((field): Missing[] => {
    if (isPublishedStart(field.name)) return [];
    const text = isMissing(field, answers) ? missingText(field.label) : faultOf(field, answers, now);
    return text === null ? [] : [{ step, field: field.name, text }];
  });
  const hasPin = answerOf(answers, 'latitude') !== '' && answerOf(answers, 'longitude') !== '';
  const isHalfPin = !hasPin && (answerOf(answers, 'latitude') || answerOf(answers, 'longitude')) !== '';
  if (step !== 'address' || !isHalfPin) return ofFields;
  return [
    ...ofFields,
    {
      step,
      field: answerOf(answers, 'latitude') === '' ? 'latitude' : 'longitude',
      text: 'A pin needs both its latitude and its longitude.',
    },
  ];
}

const missingText = (label: string): string => `No answer yet: ${label}${/[?.]$/.test(label) ? '' : '.'}`;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
