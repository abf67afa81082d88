import 'server-only';
import type { Result } from '@/lib/domain/shared/result';
import { bidDevice } from '@/lib/server/people/sessions/device';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { logFault } from '@/lib/server/platform/process/run-part';
import { rememberSellerDevice } from '@/lib/server/records/auctions/shared-devices';

interface Selling {
  readonly by: SignedIn;
  readonly draftId: string;
  readonly now: number;
}

/**
 * Remembers the device of a form with which somebody submitted or managed a home, once the form did what it should.
 * Only then is it certain that the person sells the home. A fault is only logged: the form was carried out, and
 * must not say otherwise.
 */
export async function noteSellerDevice<Done extends Result<unknown, unknown>>(
  { by, draftId, now }: Selling,
  work: Promise<Done>,
): Promise<Done> {
  const done = await work;
  if (!done.ok) return done;
  try {
    const device = await bidDevice();
    await rememberSellerDevice({ uid: by.user.uid, listingKey: draftId, device, now });
  } catch (error) {
    logFault('seller-device', error);
  }
  return done;
}
