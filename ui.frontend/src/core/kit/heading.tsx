import { createContext, useContext, type ComponentPropsWithoutRef, type ReactNode } from 'react';

/** The heading level that a component without an authored level takes; raised by nesting. */
const HeadingLevel = createContext(2);

export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

interface HeadingProps extends ComponentPropsWithoutRef<'h2'> {
  /** Authored level; without one the heading takes the level of its place. */
  level?: HeadingTag | undefined;
}

/** The element of a heading that has the level of its place. */
export const useHeadingTag = (): HeadingTag => `h${Math.min(useContext(HeadingLevel), 6)}` as HeadingTag;

/** A heading at the authored level, else at that of its place. */
export function Heading({ level, ...rest }: HeadingProps): ReactNode {
  const place = useContext(HeadingLevel);
  const Tag = level ?? (`h${Math.min(place, 6)}` as HeadingTag);
  return <Tag {...rest} />;
}

/** What stands below a heading of this component is one level deeper. */
export function Deeper({ children }: { children: ReactNode }): ReactNode {
  return <HeadingLevel.Provider value={useContext(HeadingLevel) + 1}>{children}</HeadingLevel.Provider>;
}
