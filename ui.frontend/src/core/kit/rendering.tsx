import { drawings } from '#site/drawings';
import { createContext, Fragment, useContext, useMemo, type ReactNode } from 'react';
import { messagesFor, type Messages } from '../../../../shared/words/messages';
import type { Choosing } from '../../../../shared/models/choosing.model';
import type { ChildModel } from './models/container';
import type { ComponentNotes } from './library/component-notes';
import { LocaleProvider } from './locale';
import { systemOf, type MeasureSystem } from '../../../../shared/measures/measure-system';

/** Where a page is being drawn. A published page is `disabled` (AEM's WCMMode). */
export type WcmMode = 'disabled' | 'edit' | 'preview';

/** What every component may know of its surroundings; set once by an entry. */
export interface Rendering {
  mode: WcmMode;
  /** BCP 47 tag of the page, `en-GB`. */
  language: string;
  /** In whose units the visitor asked for figures. @default those of the language's region */
  units?: MeasureSystem | undefined;
  /** Where visitors go on with what they chose. */
  choosing?: Choosing | undefined;
  /** The page has a cookie banner, which what is drawn here may open again. @default false */
  asksConsent?: boolean;
  /** Whose page it is, for what other machines are told; only on published pages. */
  site?: { name: string | undefined; origin: string };
  /** Draws a child of a container: from the component map on the server, through the SPA SDK in the editor. */
  renderChild(child: ChildModel): ReactNode;
  /** What the component library tells of a component; only the server's renderer knows. */
  describe?(resourceType: string): ComponentNotes | undefined;
  /** A child's HTML as a published page has it, laid out to be read; only the server's renderer knows. */
  markupOf?(child: ChildModel): string;
}

const RenderingContext = createContext<Rendering | undefined>(undefined);

/** Tells the components in it where they are drawn and, with that, in which language. */
export function RenderingProvider({
  value,
  children,
}: {
  value: Rendering;
  children?: ReactNode;
}): ReactNode {
  const { language, units, choosing } = value;
  const locale = useMemo(
    () => ({
      language,
      words: messagesFor(language),
      drawings,
      units: units ?? systemOf(language),
      choosing,
    }),
    [language, units, choosing],
  );
  return (
    <RenderingContext.Provider value={value}>
      <LocaleProvider value={locale}>{children}</LocaleProvider>
    </RenderingContext.Provider>
  );
}

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
