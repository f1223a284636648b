import { createContext, useContext, type ReactNode } from 'react';

/** Whether the content rendered here is likely the first that a visitor sees. */
const Priority = createContext(false);

/** Marks its content as holding the page's first picture or, with `value={false}`, as certainly not. */
export function PriorityProvider({ value, children }: { value: boolean; children: ReactNode }): ReactNode {
  return <Priority.Provider value={value}>{children}</Priority.Provider>;
}

/** Whether a picture must be loaded eagerly (`loading="eager" fetchpriority="high"`); false by default. */
export const usePriority = (): boolean => useContext(Priority);
