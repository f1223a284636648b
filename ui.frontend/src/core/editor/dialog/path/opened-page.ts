import { createContext, useContext } from 'react';

/** The page open in the editor: targets are usually near it. */
const OpenedPage = createContext<string | undefined>(undefined);
export const OpenedPageProvider = OpenedPage.Provider;
export const useOpenedPage = (): string | undefined => useContext(OpenedPage);
