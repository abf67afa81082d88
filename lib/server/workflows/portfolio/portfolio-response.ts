import 'server-only';
import { toDay } from '@/lib/domain/open-data/property-field';
import { groupParams, parsePortfolio } from '@/lib/domain/portfolio/portfolio-query';
import { getUser } from '@/lib/server/people/sessions/session';
import { problem } from '@/lib/server/platform/http/api';
import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';
import { portfolioExport as copy } from '@/messages/portfolio/portfolio-export';
import { MAX_EXPORTED, openExport, type PortfolioExport } from './export-portfolio';

const statuses = {
  'signed-out': 401,
  'not-found': 404,
  'too-many': 429,
  'too-many-rows': 422,
} as const;

/** Answers with the filtered homes as a file, or with why not. */
export async function exportResponse(
  { request, params, receivedAt }: ExportRequest,
  answer: (table: PortfolioExport, name: string) => Promise<Response> | Response,
): Promise<Response> {
  const user = await getUser();
  if (!user) return refusal('signed-out', sellingRefusalWords['signed-out']);
  const query = parsePortfolio(groupParams(new URL(request.url).search));
  const table = await openExport(user, params.id, query, receivedAt);
  if (table.ok) return answer(table.value, `portfolio-${toDay(receivedAt)}`);
  switch (table.reason) {
    case 'too-many':
      return refusal('too-many', copy.tooOften);
    case 'too-many-rows':
      return refusal('too-many-rows', copy.tooManyRows({ most: MAX_EXPORTED }));
    default:
      return refusal('not-found', sellingRefusalWords['not-found']);
  }
}

interface ExportRequest {
  readonly request: Request;
  readonly params: { readonly id: string };
  readonly receivedAt: number;
}

const refusal = (reason: keyof typeof statuses, words: string): Response =>
  problem(statuses[reason], reason, words);
