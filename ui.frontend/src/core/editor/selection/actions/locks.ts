import type { Inheritance } from '../../sling/inheritance';

/** What is locked on a page: inherited content, and what others work on. Each method returns the reason; undefined if not locked. */
export interface Locks {
  /** Changing a component's content. */
  ofWords(path: string): string | undefined;
  /** Changing one of its properties. */
  ofProperty(path: string, name: string): string | undefined;
  /** Moving or deleting it. */
  ofPlace(path: string): string | undefined;
  /** Inserting something into it. */
  ofInside(path: string): string | undefined;
  /** Whether a component's content comes from another page. */
  isInherited(path: string): boolean;
}

/** The locks of a page, derived from what it inherits. */
export function locksOf({ follows, nodes }: Inheritance): Locks {
  const there = follows
    ? `Change it on “${follows.title}”, which this page follows.`
    : 'It comes from a page that you may not see.';
  const reason = (isLocked: boolean, what: string) => (isLocked ? `${what} ${there}` : undefined);
  const isInherited = (path: string) => {
    const own = nodes[path]?.own;
    return own !== undefined && own !== true && own.length === 0;
  };
  return {
    isInherited,
    ofWords: (path) => reason(isInherited(path), 'This is inherited.'),
    ofProperty: (path, name) => {
      const own = nodes[path]?.own;
      return reason(own !== undefined && own !== true && !own.includes(name), 'This setting is inherited.');
    },
    ofPlace: (path) => reason(nodes[path] !== undefined, 'The position of this component is inherited.'),
    ofInside: (path) =>
      reason(nodes[path]?.ownChildren === false, 'The contents of this container are inherited.'),
  };
}
