'use client';

import { Form } from '@/components/ui/form/form';
import { accountRoutes } from '@/lib/account-routes';
import { stopList } from '@/lib/actions/bids/bid-lists';
import { bidListPage as copy } from '@/messages/auctions/bid-list-page';

/** Stops a standing list, after the consequences. */
export const StopListForm = ({ listId }: { readonly listId: string }) => (
  <Form
    action={stopList}
    page={accountRoutes.bidList(listId)}
    hidden={{ listId }}
    confirm={{ label: copy.stop, text: copy.stopText }}
    submit={copy.stop}
    busy={copy.stopping}
  />
);
