import { FeatureProvider } from '#site/feature-provider';
import { createContext, Fragment, useContext, useMemo, type ReactNode } from 'react';
import { messagesFor, type Messages } from '../../../../shared/words/messages';
import type { ChildModel } from './models/container';
import type { ComponentNotes } from './library/component-notes';
import type { PageParts } from './models/page-parts';
import { LocaleProvider } from './locale';
import { systemOf, type MeasureSystem } from '../../../../shared/measures/measure-system';

/** Where a page is rendered. A published page is `disabled` (AEM's WCMMode). */
export type WcmMode = 'disabled' | 'edit' | 'preview';

/** Context available to every component; set once by an entry point. */
export interface Rendering {
  mode: WcmMode;
  /** BCP 47 tag of the page, `en-GB`. */
  language: string;
  /** Units that the visitor requested for figures. @default the units of the language's region */
  units?: MeasureSystem | undefined;
  /** What features added to the model of the page. */
  parts?: PageParts | undefined;
  /** The page has a cookie banner, which what is drawn here may open again. @default false */
  asksConsent?: boolean;
  /** Whose page it is, for what other machines are told; only on published pages. */
  site?: { name: string | undefined; origin: string };
  /** Renders a child of a container: with the component map on the server, through the SPA SDK in the editor. */
  renderChild(child: ChildModel): ReactNode;
  /** The component library's notes on a component; only set by the server's renderer. */
  describe?(resourceType: string): ComponentNotes | undefined;
  /** A child's published HTML, formatted for reading; only set by the server's renderer. */
  markupOf?(child: ChildModel): string;
}

const RenderingContext = createContext<Rendering | undefined>(undefined);

/** Provides the rendering context, including the language, and what the site's features provide to their components. */
export function RenderingProvider({
  value,
  children,
}: {
  value: Rendering;
  children?: ReactNode;
}): ReactNode {
  const { language, units, parts } = value;
  const locale = useMemo(
    () => ({ language, words: messagesFor(language), units: units ?? systemOf(language) }),
    [language, units],
  );
  return (
    <RenderingContext.Provider value={value}>
      <LocaleProvider value={locale}>
        <FeatureProvider language={language} parts={parts}>
          {children}
        </FeatureProvider>
      </LocaleProvider>
    </RenderingContext.Provider>
  );
}

/**
 * How the page is drawn: its language, its mode, and how children are.
 *
 * @throws outside a RenderingProvider
 */
export function useRendering(): Rendering {
  const rendering = useContext(RenderingContext);
  if (!rendering) throw new Error('useRendering: no RenderingProvider above; an entry must set one');
  return rendering;
}

/** The interface's texts in the page's language. */
export const useMessages = (): Messages => messagesFor(useRendering().language);

/** A container's children, in order. */
export function Children({ of }: { of: readonly ChildModel[] }): ReactNode {
  const { renderChild } = useRendering();
  return of.map((child) => <Fragment key={child.name}>{renderChild(child)}</Fragment>);
}

/** One child of a container. */
export const Child = ({ of }: { of: ChildModel }): ReactNode => useRendering().renderChild(of);
