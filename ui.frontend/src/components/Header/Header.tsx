import type { ReactNode } from 'react';
import { Child, useMessages, useRendering } from '../../kit/rendering';
import { StructuredData } from '../../kit/StructuredData';
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
  const drawerId = `${id}-drawer`;
  const data = siteData(useRendering().site?.name, logo, search);
  return (
    <header className="cmp-header" role="banner" id={id} data-island="header" data-island-when="interaction">
      {(topNavigation || languageNavigation) && (
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
        {search && (
          <div className="cmp-header__search">
            <Child of={search} />
          </div>
        )}
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
