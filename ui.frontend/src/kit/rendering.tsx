import { createContext, Fragment, useContext, type ReactNode } from 'react';
import { messagesFor, type Messages } from '../i18n/messages';
import type { ChildModel } from './container';
import type { ComponentNotes } from './component-notes';

/** Where a page is being drawn. A published page is `disabled` (AEM's WCMMode). */
export type WcmMode = 'disabled' | 'edit' | 'preview';

/** What every component may know of its surroundings; set once by an entry. */
export interface Rendering {
  mode: WcmMode;
  /** BCP 47 tag of the page, `en-GB`. */
  language: string;
  /** Draws a child of a container: from the component map on the server, through the SPA SDK in the editor. */
  renderChild(child: ChildModel): ReactNode;
  /** What the component library tells of a component; only the server's renderer knows. */
  describe?(resourceType: string): ComponentNotes | undefined;
  /** A child's HTML as a published page has it, laid out to be read; only the server's renderer knows. */
  markupOf?(child: ChildModel): string;
}

const RenderingContext = createContext<Rendering | undefined>(undefined);
export const RenderingProvider = RenderingContext.Provider;

/** @throws outside a RenderingProvider */
export function useRendering(): Rendering {
  const rendering = useContext(RenderingContext);
  if (!rendering) throw new Error('useRendering: no RenderingProvider above; an entry must set one');
  return rendering;
}

/** The interface's own words in the page's language. */
export const useMessages = (): Messages => messagesFor(useRendering().language);

/** A container's children, in order. */
export function Children({ of }: { of: readonly ChildModel[] }): ReactNode {
  const { renderChild } = useRendering();
  return of.map((child) => <Fragment key={child.name}>{renderChild(child)}</Fragment>);
}

/** One child of a container. */
export const Child = ({ of }: { of: ChildModel }): ReactNode => useRendering().renderChild(of);
