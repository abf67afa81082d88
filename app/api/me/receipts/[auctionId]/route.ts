import { toReceiptText } from '@/components/auctions/own-bids/receipt-text';
import { getUser } from '@/lib/server/people/sessions/session';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { readOwnReceipts } from '@/lib/server/records/auctions/bid-receipts';
import { problems as copy } from '@/messages/api/problems';

/** The signed-in person's receipts for bids and a purchase in one auction: JSON, or text with `?as=text`. */
export const GET = apiRoute<{ auctionId: string }>({}, async ({ request, params }) => {
  const user = await getUser();
  if (!user) return problem(401, 'signed-out', copy.signInFirst);
  const own = await readOwnReceipts(user.uid, params.auctionId);
  if (!own) return problem(404, 'not-found', copy.noReceipts);
  const isText = new URL(request.url).searchParams.get('as') === 'text';
  const body = isText ? toReceiptText(own) : `${JSON.stringify(own, null, 2)}\n`;
  return new Response(body, {
    headers: {
      'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json',
      'content-disposition': `attachment; filename="bids-${own.auctionId}.${isText ? 'txt' : 'json'}"`,
      'cache-control': 'private, no-store',
    },
  });
});
