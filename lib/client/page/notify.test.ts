import { beforeEach, describe, expect, it, vi } from 'vitest';

const load = () => import('./notify');
type Notify = Awaited<ReturnType<typeof load>>;
let module: Notify;

beforeEach(async () => {
  vi.resetModules();
  module = await load();
});

const saved = { tone: 'success', title: 'Saved' } as const;
const outbid = { tone: 'warning', title: 'You were outbid' } as const;

describe('notify', () => {
  it('keeps messages until the toaster mounts, then shows them in order', () => {
    const present = vi.fn();
    module.notify(saved);
    module.notify(outbid);
    module.presentNotifications(present);
    expect(present.mock.calls.map(([first]) => first)).toEqual([saved, outbid]);
  });

  it('shows a message only once', () => {
    const present = vi.fn();
    module.notify(saved);
    module.presentNotifications(vi.fn())();
    module.presentNotifications(present);
    expect(present).not.toHaveBeenCalled();
  });

  it('loads the toaster at the first message, even if that came before the listener', () => {
    const loadToaster = vi.fn();
    module.notify(saved);
    module.onFirstNotification(loadToaster);
    expect(loadToaster).toHaveBeenCalledOnce();
  });

  it('shows a message at once if the toaster is mounted', () => {
    const present = vi.fn();
    module.presentNotifications(present);
    module.notify(outbid);
    expect(present).toHaveBeenCalledExactlyOnceWith(outbid);
  });

  it('keeps messages again after the toaster unmounts', () => {
    const first = vi.fn();
    const second = vi.fn();
    module.presentNotifications(first)();
    module.notify(saved);
    expect(first).not.toHaveBeenCalled();
    module.presentNotifications(second);
    expect(second).toHaveBeenCalledExactlyOnceWith(saved);
  });
});
