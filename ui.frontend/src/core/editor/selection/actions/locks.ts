import type { Inheritance } from '../../sling/inheritance';

/** What may not be done on a page because another page says it. Each tells why; undefined where it may. */
export interface Locks {
  /** Changing what a component says. */
  ofWords(path: string): string | undefined;
  /** Changing one of its properties. */
  ofProperty(path: string, name: string): string | undefined;
  /** Moving or deleting it. */
  ofPlace(path: string): string | undefined;
  /** Putting something into it. */
  ofInside(path: string): string | undefined;
}

/** The locks of a page, by what it has from the page that it follows. */
export function locksOf({ follows, nodes }: Inheritance): Locks {
  const there = `Change it on “${follows?.title ?? ''}”, which this page follows.`;
  const reason = (isLocked: boolean, what: string) => (isLocked ? `${what} ${there}` : undefined);
  return {
    ofWords: (path) => {
      const own = nodes[path]?.own;
      return reason(own !== undefined && own !== true && own.length === 0, 'This is inherited.');
    },
    ofProperty: (path, name) => {
      const own = nodes[path]?.own;
      return reason(own !== undefined && own !== true && !own.includes(name), 'This setting is inherited.');
    },
    ofPlace: (path) => reason(nodes[path] !== undefined, 'The place of this component is inherited.'),
    ofInside: (path) => reason(nodes[path]?.ownChildren === false, 'What stands here is inherited.'),
  };
}
