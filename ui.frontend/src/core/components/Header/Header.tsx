import type { ReactNode } from 'react';
import { Child, useMessages, useRendering } from '../../kit/rendering';
import { StructuredData } from '../../kit/html/StructuredData';
import { NavigationPlaceProvider } from '../Navigation/navigation-place';
import type { HeaderModel } from './Header.model';
import { siteData } from './site-data';

/**
 * The head of every page: a utility bar (service links, language) above the bar with logo and menu. On narrow screens
 * the menu is a drawer: a popover, so that its button works before and without scripts; the island takes it over and
 * adds the levels.
 */
export function Header({ id, children }: HeaderModel): ReactNode {
  const messages = useMessages();
  const part = (name: string) => children.find((child) => child.name === name);
  const [logo, navigation] = [part('logo'), part('navigation')];
  const [topNavigation, languageNavigation] = [part('topnavigation'), part('languagenavigation')];
  const search = part('search');
  const hasUtility = Boolean(topNavigation ?? languageNavigation);
  const drawerId = `${id}-drawer`;
  const searchBox = search && (
    <div className="cmp-header__search">
      <Child of={search} />
    </div>
  );
  const data = siteData(useRendering().site?.name, logo, search);
  return (
    <header className="cmp-header" id={id} data-island="header" data-island-when="interaction">
      {/* It stands at the beginning of the first row: the Tab key comes to it first, too. */}
      {hasUtility && searchBox}
      {hasUtility && (
        <div className="cmp-header__utility">
          {topNavigation && <Child of={topNavigation} />}
          {languageNavigation && <Child of={languageNavigation} />}
        </div>
      )}
      <div className="cmp-header__bar">
        {logo && (
          <div className="cmp-header__logo">
            <Child of={logo} />
          </div>
        )}
        {!hasUtility && searchBox}
        {navigation && (
          <>
            <button
              type="button"
              className="cmp-header__hamburger"
              popoverTarget={drawerId}
              aria-controls={drawerId}
            >
              {messages.menu}
              <span className="cmp-header__hamburger-lines" aria-hidden />
            </button>
            <div className="cmp-header__drawer" id={drawerId} popover="auto">
              <NavigationPlaceProvider value="header">
                <Child of={navigation} />
              </NavigationPlaceProvider>
            </div>
          </>
        )}
      </div>
      {data && <StructuredData data={data} />}
    </header>
  );
}
