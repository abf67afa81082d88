'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { Form } from '@/components/ui/form/form';
import { textsOf } from '@/components/ui/form/texts-of';
import { accountRoutes } from '@/lib/account-routes';
import { addDevice, askDevice, readWaitingKey } from '@/lib/actions/bids/bid-devices';
import { signDevice } from '@/lib/client/auctions/add-device';
import { prepareBidKey } from '@/lib/client/auctions/bid-key';
import {
  canAddDevices,
  deviceCode,
  type OwnDevices,
  shownDeviceCode,
  standingOf,
} from '@/lib/domain/auctions/keys/device-code';
import type { FormState } from '@/lib/domain/shared/form';
import { formatMoment } from '@/lib/format';
import { bidDevices as copy } from '@/messages/auctions/bid-devices';

interface DevicesProps {
  readonly devices: OwnDevices;
}

/** What this browser's key is in the auction, and the next step to have it or another one added. */
export function BidDevices({ devices }: DevicesProps) {
  const { auctionId, uid } = devices;
  const [own, setOwn] = useState<string | null>();
  useEffect(() => {
    prepareBidKey(auctionId, uid).then((key) => setOwn(key?.key ?? null));
  }, [auctionId, uid]);
  if (!devices.keys.some(canAddDevices)) return <p className="max-w-prose">{copy.noneAdds}</p>;
  if (own === undefined) return <p className="text-text-muted">{copy.checking}</p>;
  if (own === null) return <p>{copy.keepsNoKey}</p>;
  switch (standingOf(devices, own)) {
    case 'adds-others':
      return <AddDevice devices={devices} />;
    case 'session':
      return <p className="max-w-prose">{copy.session}</p>;
    case 'added':
      return <p>{copy.isAdded}</p>;
    case 'waiting':
      return <DeviceCode devices={devices} own={own} />;
    default:
      return (
        <>
          <p className="mb-4">{copy.isNew}</p>
          <Form
            action={askDevice}
            page={accountRoutes.bidDevices(auctionId)}
            hidden={{ auctionId, key: own }}
            submit={copy.showCode}
            busy={copy.askingCode}
            variant="primary"
          />
        </>
      );
  }
}

/** On an earlier device: signs the key whose code the person typed. */
function AddDevice({ devices: { auctionId, uid } }: DevicesProps) {
  async function add(before: unknown, form: FormData): Promise<FormState> {
    const typed = textsOf(form);
    const waiting = await readWaitingKey(auctionId);
    const signed = await signDevice({ auctionId, uid, waiting, typed: typed.code ?? '' });
    if (!signed) return { status: 'refused', faults: { code: copy.notWaiting }, typed };
    form.set('key', signed.key);
    form.set('adder', signed.addedBy.key);
    form.set('signature', signed.addedBy.signature);
    return addDevice(before, form);
  }
  return (
    <>
      <p className="mb-4">{copy.addsOthers}</p>
      <h3 className="font-semibold">{copy.addAnother}</h3>
      <p className="mb-4 mt-1 max-w-prose">{copy.addText}</p>
      <Form
        action={add}
        hidden={{ auctionId }}
        fields={[
          { name: 'code', label: copy.typedCode, control: 'text', autoComplete: 'off', maxLength: 40 },
        ]}
        submit={copy.add}
        busy={copy.adding}
        noValidate
      />
    </>
  );
}

const askEveryMs = 3_000;

/** On the new device: its code, until an earlier one added it or the time is over. */
function DeviceCode({ devices: { auctionId, waiting }, own }: DevicesProps & { readonly own: string }) {
  const router = useRouter();
  useEffect(() => {
    const timer = setInterval(async () => {
      const now = await readWaitingKey(auctionId).catch(() => own);
      if (now !== own) router.refresh();
    }, askEveryMs);
    return () => clearInterval(timer);
  }, [auctionId, own, router]);
  return (
    <>
      <p className="text-sm text-text-muted" id="device-code">
        {copy.code}
      </p>
      <output aria-labelledby="device-code" className="mt-1 block font-figures text-4xl font-semibold">
        {shownDeviceCode(deviceCode(auctionId, own))}
      </output>
      <p className="mt-3 max-w-prose">{copy.typeCode({ time: formatMoment(waiting?.until ?? 0) })}</p>
    </>
  );
}
