import { createContext } from 'react';

interface HiddenShownValue {
  readonly isShown: boolean;
  readonly setIsShown: (isShown: boolean) => void;
}

/** Whether the results, list and map alike, show the homes that the visitor has hidden. */
export const HiddenShown = createContext<HiddenShownValue>({ isShown: false, setIsShown: () => {} });
