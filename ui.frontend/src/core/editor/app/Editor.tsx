import { darkTheme, lightTheme, Provider } from '@adobe/react-spectrum';
import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import { sling } from '../sling/sling';
import { titleFor } from './component-titles';
import { Messages } from './Messages';
import { PageEditor } from './PageEditor';
import { useAddress } from './opening/use-address';
import type { Definitions } from '../session/conflict/conflict-text';
import { UNIVERSAL_SCREEN } from '../../../../../shared/addresses/universal-editor';
import { locale } from '../../../../../shared/authoring/language/locale';

/** Fragments are edited without a page: pages do without its code. */
const FragmentEditor = lazy(() => import('../fragment/FragmentEditor'));
const UniversalEditor = lazy(() => import('./universal/UniversalEditor'));

/** Follows the system's light or dark mode. */
const theme = { ...lightTheme, dark: darkTheme.dark };

interface EditorProps {
  /** Components by resource type. */
  definitions: Definitions;
}

/** Whether the address is the Universal Editor’s: it has its own way to name pages. */
const isUniversal = location.pathname.startsWith(UNIVERSAL_SCREEN);

/** The editor: shows the page or content fragment of the browser's address. */
export function Editor({ definitions }: EditorProps): ReactNode {
  const { page, open } = useAddress();
  const titleOf = useCallback((type: string) => titleFor(definitions, type), [definitions]);
  return (
    <Provider theme={theme} locale={locale()} UNSAFE_className="ed">
      {isUniversal ? (
        <Suspense>
          <UniversalEditor />
        </Suspense>
      ) : page === undefined ? null : page.startsWith('/content/dam/') ? (
        <Suspense>
          <FragmentEditor path={page} sling={sling} />
        </Suspense>
      ) : (
        <PageEditor path={page} sling={sling} titleOf={titleOf} definitions={definitions} onOpen={open} />
      )}
      <Messages />
    </Provider>
  );
}
