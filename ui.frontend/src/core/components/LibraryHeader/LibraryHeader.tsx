import type { ReactNode } from 'react';
import { Link } from '../../kit/Link';
import { Child, useMessages } from '../../kit/rendering';
import type { LibraryHeaderModel } from './LibraryHeader.model';

/**
 * The frame of the component library: a fixed bar, and the tree of components next to the page. On narrow screens the
 * tree is a popover, which needs no script.
 */
export function LibraryHeader({ id, title, link, children }: LibraryHeaderModel): ReactNode {
  const messages = useMessages();
  const part = (name: string) => children.find((child) => child.name === name);
  const [logo, navigation, switches] = [part('logo'), part('navigation'), part('switches')];
  const treeId = `${id}-tree`;
  return (
    <header className="cmp-library-header" id={id}>
      <div className="cmp-library-header__bar">
        {logo && (
          <div className="cmp-library-header__logo">
            <Child of={logo} />
          </div>
        )}
        {title && (
          <p className="cmp-library-header__title">{link ? <Link link={link}>{title}</Link> : title}</p>
        )}
        {switches && (
          <div className="cmp-library-header__switches">
            <Child of={switches} />
          </div>
        )}
        {navigation && (
          <button type="button" className="cmp-library-header__menu" popoverTarget={treeId}>
            {messages.menu}
          </button>
        )}
      </div>
      {navigation && (
        <div className="cmp-library-header__tree" id={treeId} popover="auto">
          <Child of={navigation} />
        </div>
      )}
    </header>
  );
}
