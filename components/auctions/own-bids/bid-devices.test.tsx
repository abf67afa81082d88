import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { OwnDevices } from '@/lib/domain/auctions/keys/device-code';
import { bidDevices as copy } from '@/messages/auctions/bid-devices';
import { BidDevices } from './bid-devices';

vi.mock(import('@/lib/actions/bids/bid-devices'), () => ({
  ...{ addDevice: vi.fn(), askDevice: vi.fn(), readWaitingKey: vi.fn() },
}));
vi.mock(import('next/navigation'), async (original) => ({ ...(await original()), useRouter: vi.fn() }));

const devices: OwnDevices = {
  ...{ auctionId: 'auction-1', uid: 'ann', added: [], waiting: null },
  keys: [{ key: 'phone', by: 'session' }],
};
const shown = (keys: OwnDevices['keys']) =>
  renderToStaticMarkup(<BidDevices devices={{ ...devices, keys }} />);

test('a bidder whose first bid was not signed reads that no device can add another', () => {
  expect(shown(devices.keys)).toContain(copy.noneAdds);
  expect(shown([{ key: 'laptop', by: 'alias' }])).not.toContain(copy.noneAdds);
});
