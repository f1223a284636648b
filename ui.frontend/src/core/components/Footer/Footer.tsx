import type { ReactNode } from 'react';
import { DropZone } from '../../kit/DropZone';
import { PriorityProvider } from '../../kit/pictures/priority';
import { Child, useMessages, useRendering } from '../../kit/rendering';
import type { FooterModel } from './Footer.model';

/** The footer: columns, the legal line, and a button for cookie settings on pages with a cookie banner. */
export function Footer({ id, children, cookieSettingsText }: FooterModel): ReactNode {
  const messages = useMessages();
  const { asksConsent } = useRendering();
  const legal = children.find(({ name }) => name === 'legal');
  const columns = children.filter((child) => child !== legal);
  return (
    <PriorityProvider value={false}>
      <footer className="cmp-footer" id={id}>
        <DropZone className="cmp-footer__columns">
          {columns.map((column) => (
            <div key={column.name} className="cmp-footer__column">
              <Child of={{ ...column, columnClassName: undefined }} />
            </div>
          ))}
        </DropZone>
        <div className="cmp-footer__end">
          {legal && (
            <div className="cmp-footer__legal">
              <Child of={{ ...legal, columnClassName: undefined }} />
            </div>
          )}
          {asksConsent && (
            <button type="button" className="cmp-footer__cookies" data-open-consent data-needs-script>
              {cookieSettingsText ?? messages.cookieSettings}
            </button>
          )}
        </div>
      </footer>
    </PriorityProvider>
  );
}
