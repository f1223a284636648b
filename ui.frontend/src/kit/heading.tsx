import { createContext, useContext, type ReactNode } from 'react';

/** The heading level that a component without an authored level takes; raised by nesting. */
const HeadingLevel = createContext(2);

export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** The tag for a heading here; an authored one wins. */
export function useHeading(authored?: HeadingTag): HeadingTag {
  const level = useContext(HeadingLevel);
  return authored ?? (`h${Math.min(level, 6)}` as HeadingTag);
}

/** What stands below a heading of this component is one level deeper. */
export function Deeper({ children }: { children: ReactNode }): ReactNode {
  return <HeadingLevel.Provider value={useContext(HeadingLevel) + 1}>{children}</HeadingLevel.Provider>;
}
