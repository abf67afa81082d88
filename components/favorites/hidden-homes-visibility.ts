import { createContext } from 'react';

interface HiddenHomesState {
  readonly isShown: boolean;
  readonly setIsShown: (isShown: boolean) => void;
}

/** True if the results (list and map) include the homes that the visitor has hidden. */
export const HiddenHomesVisibility = createContext<HiddenHomesState>({
  isShown: false,
  setIsShown: () => {},
});
