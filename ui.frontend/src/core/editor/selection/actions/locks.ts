import type { ContentNode } from '../../sling/content-node';
import type { Inheritance, InheritedNode } from '../../sling/inheritance';
import { inheritedNow } from './inherited-now';
import { t } from '../../../../../../shared/authoring/language/t';

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
  /** What a component has of its own; undefined if it has no source. */
  inheritanceOf(path: string): InheritedNode | undefined;
  /** Title of the page that this one follows; undefined if its author may not see it. */
  readonly sourceTitle: string | undefined;
  /** Changing anything on the page. */
  ofPage(): string | undefined;
}

/**
 * The locks of a page, derived from what it inherits.
 *
 * @param content the page's nodes as they are now
 */
export function locksOf(
  { follows, nodes }: Inheritance,
  content: (path: string) => ContentNode | undefined = () => undefined,
): Locks {
  const there = follows
    ? t('Change it on “{title}”, which this page follows.', { title: follows.title })
    : t('It comes from a page that you may not see.');
  const reason = (isLocked: boolean, what: string) => (isLocked ? `${what} ${there}` : undefined);
  const inheritanceOf = inheritedNow(nodes, content);
  const isInherited = (path: string) => {
    const own = inheritanceOf(path)?.own;
    return own !== undefined && own !== true && own.length === 0;
  };
  return {
    isInherited,
    inheritanceOf,
    sourceTitle: follows?.title,
    ofPage: () => undefined,
    ofWords: (path) => reason(isInherited(path), t('This is inherited.')),
    ofProperty: (path, name) => {
      const own = inheritanceOf(path)?.own;
      // A part of a component, such as its picture, is a node that can leave its source by itself.
      const part = inheritanceOf(`${path}/${name.split('/')[0]}`);
      const isLocked = own !== undefined && own !== true && !own.includes(stored(name)) && part?.own !== true;
      return reason(isLocked, t('This setting is inherited.'));
    },
    ofPlace: (path) =>
      reason(inheritanceOf(path) !== undefined, t('The position of this component is inherited.')),
    ofInside: (path) =>
      reason(inheritanceOf(path)?.ownChildren === false, t('The contents of this container are inherited.')),
  };
}

/** The property that holds the styles, which have a field for each group. */
const stored = (name: string): string => (name.startsWith('(style ') ? 'cq:styleIds' : name);
