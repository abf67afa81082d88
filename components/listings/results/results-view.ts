import { createContext } from 'react';

interface ResultsViewState {
  /** True if list and map include the homes that the visitor has hidden. */
  readonly isShown: boolean;
  readonly setIsShown: (isShown: boolean) => void;
  /** True if the map is beside the list where there is room, so that the cards are narrower. */
  readonly isBesideMap: boolean;
}

/** What the layout of the results tells the list and the map. */
export const ResultsView = createContext<ResultsViewState>({
  isShown: false,
  setIsShown: () => {},
  isBesideMap: false,
});
