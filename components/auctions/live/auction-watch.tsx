'use client';

import {
  createContext,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { hasSessionHint } from '@/lib/client/accounts/auth';
import { useAuction } from '@/lib/client/auctions/live';
import type { Connection } from '@/lib/client/auctions/live-stream';
import { hasTyped, keepTyped } from '@/lib/client/auctions/typed-amount';
import { notify } from '@/lib/client/page/notify';
import { useLoaded } from '@/lib/client/page/use-loaded';
import type { HistoryLine, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { MAXIMUM_PARAM } from '@/lib/routes';
import { useAuth } from '@/providers/auth-provider';
import type { BidCosts, BidderDuties } from './auction-context';
import type { LiveAuction } from './live-auction';

/** The places of a page that show the auction. */
export type PartName = 'panel' | 'history' | 'bar';
export type Places = Readonly<Partial<Record<PartName, HTMLElement>>>;

interface Watch {
  readonly connection: Connection;
  readonly isLive: boolean;
  readonly hold: (name: PartName, element: HTMLElement | null) => void;
  readonly prepare: () => void;
  readonly keep: (event: FormEvent<HTMLElement>) => void;
  readonly press: (event: MouseEvent<HTMLElement>) => void;
}

const Context = createContext<Watch | null>(null);

function useWatch(): Watch {
  const watch = useContext(Context);
  if (!watch) throw new Error('A part of an auction stands outside of its AuctionWatch');
  return watch;
}

/** How current the page is. */
export const useConnection = (): Connection => useWatch().connection;

interface AuctionWatchProps {
  readonly initial: PublicAuction;
  readonly duties: BidderDuties;
  /** The newest lines, which the server has rendered too. */
  readonly history: readonly HistoryLine[];
  readonly costs: BidCosts;
  readonly children: ReactNode;
}

/**
 * Watches an auction for a page whose parts the server has rendered. They stay as they are, and cost no code, until
 * there is something to change: news of the auction, somebody signed in, a pressed button. Then the code of the live
 * parts is fetched and takes their places at once, with what was typed, the focus and the pressed button.
 */
export function AuctionWatch({ initial, duties, history, costs, children }: AuctionWatchProps) {
  const { auction, connection } = useAuction(initial);
  const [live, setLive] = useState<{ Parts: typeof LiveAuction; places: Places } | null>(null);
  const [words, setWords] = useState('');
  const places = useRef<Partial<Record<PartName, HTMLElement>>>({});
  const isLive = useRef(false);
  const isGone = useRef(false);
  const auth = useAuth();
  const { id } = initial;

  const enliven = useCallback(
    ({ LiveAuction: Parts }: Loaded, amount = '') => {
      if (isLive.current || isGone.current) return;
      const typed = amount || typedIn(places.current.panel);
      if (typed) keepTyped(id, typed);
      const refocus = rememberFocus(Object.values(places.current));
      flushSync(() => setLive({ Parts, places: { ...places.current } }));
      isLive.current = true;
      refocus();
    },
    [id],
  );

  /** Repeats the press on the live button of the same id; where news has taken that away, its amount is in the field. */
  async function press({ id: pressed, value }: HTMLButtonElement) {
    const loaded = await load().catch(() => null);
    if (!loaded) return notify(noConnection);
    enliven(loaded, value);
    if (!isGone.current) document.getElementById(pressed)?.click();
  }

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const isNews = auction.version !== initial.version || auction.status !== initial.status;
  const [isKnown, setKnown] = useState(false);
  useEffect(() => setKnown(hasSessionHint() || hasTyped(id)), [id]);
  const loaded = useLoaded(load, isNews || isKnown || auth.state === 'signed-in');
  useEffect(() => {
    // Not in the effect itself: there, React cannot render at once.
    if (loaded) Promise.resolve(loaded).then((parts) => enliven(parts));
  }, [loaded, enliven]);

  const watch: Watch = {
    connection,
    isLive: live !== null,
    hold(name, element) {
      if (element) places.current[name] = element;
    },
    prepare: () => void load().catch(() => {}),
    keep({ target }) {
      if (target instanceof HTMLInputElement && target.name === MAXIMUM_PARAM) keepTyped(id, target.value);
    },
    press(event) {
      const button = event.target instanceof Element && event.target.closest('button');
      if (!button) return;
      event.preventDefault();
      press(button);
    },
  };
  return (
    <Context value={watch}>
      {children}
      {live && (
        <live.Parts
          auction={auction}
          duties={duties}
          initial={initial}
          history={history}
          costs={costs}
          places={live.places}
          announce={setWords}
        />
      )}
      <p aria-live="polite" className="sr-only">
        {words}
      </p>
    </Context>
  );
}

/** For a page whose auction does not exist yet: the same parts, and nothing to watch. */
export const AuctionStill = ({ children }: { readonly children: ReactNode }) => (
  <Context value={still}>{children}</Context>
);

const still: Watch = {
  connection: { state: 'live' },
  isLive: false,
  hold: () => {},
  prepare: () => {},
  keep: () => {},
  press: () => {},
};

interface AuctionPartProps {
  readonly name: PartName;
  readonly className?: string;
  /** As the server renders it. */
  readonly children: ReactNode;
}

/** One place of the auction in the page: the server's rendering, later the live one in it. */
export function AuctionPart({ name, className, children }: AuctionPartProps) {
  const { isLive, hold, prepare, keep, press } = useWatch();
  const still = isLive ? {} : { onFocus: prepare, onPointerDown: prepare, onInput: keep, onClick: press };
  return (
    <div ref={(element) => hold(name, element)} className={className} {...still}>
      {isLive ? null : children}
    </div>
  );
}

const load = () => import('./live-auction');
type Loaded = Awaited<ReturnType<typeof load>>;

const noConnection = {
  tone: 'error',
  title: 'There is no connection',
  description: 'Nothing was sent and your amount is kept. Try again in a moment.',
} as const;

const typedIn = (panel?: HTMLElement): string =>
  panel?.querySelector<HTMLInputElement>(`input[name=${MAXIMUM_PARAM}]`)?.value ?? '';

/** Puts the focus, and the place in the text, on the element of the same id that has come instead, or on its part. */
function rememberFocus(parts: readonly HTMLElement[]): () => void {
  const was = document.activeElement;
  const part = parts.find((each) => each.contains(was));
  if (!was || !part) return () => {};
  const selection =
    was instanceof HTMLInputElement ? ([was.selectionStart, was.selectionEnd] as const) : null;
  return () => {
    const now = was.id ? document.getElementById(was.id) : null;
    if (!now) part.tabIndex = -1;
    (now ?? part).focus({ preventScroll: true });
    if (selection && now instanceof HTMLInputElement) now.setSelectionRange(...selection);
  };
}
