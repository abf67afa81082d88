import { listingParameters } from '@/lib/domain/open-data/listing-parameters';
import type { Parameter } from '@/lib/domain/open-data/open-api';
import {
  choiceFields,
  choiceParams,
  rangeFields,
  rangeParams,
} from '@/lib/domain/search/query/listing-query';
import { choiceTexts } from '@/messages/open-data/choice-texts';
import { parameterTexts as copy } from '@/messages/open-data/parameter-texts';
import { rangeTexts } from '@/messages/open-data/range-texts';

/** By parameter name. */
const texts: Readonly<Record<string, string>> = {
  q: copy.q,
  area: copy.area,
  near: copy.near,
  bounds: copy.bounds,
  sort: copy.sort,
  ...Object.fromEntries([
    ...choiceFields.map((field) => [choiceParams[field].name, copy.choice({ text: choiceTexts[field] })]),
    ...rangeFields.flatMap((field) => [
      [rangeParams[field].min, copy.least({ text: rangeTexts[field] })],
      [rangeParams[field].max, copy.most({ text: rangeTexts[field] })],
    ]),
  ]),
};

/** The URL parameters of a search with their descriptions. */
export const describedParameters: readonly Parameter[] = listingParameters.map((parameter) => ({
  ...parameter,
  description: texts[parameter.name] ?? '',
}));
