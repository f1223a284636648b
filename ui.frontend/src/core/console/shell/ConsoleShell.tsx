import { useEffect, type ReactNode } from 'react';
import { APP_TITLE } from '../../../../../shared/addresses/app';
import { CONSOLES, type ConsoleAddress } from '../../../../../shared/addresses/consoles';
import { Bell } from '../http/together';
import { NoticeList } from '../notices/NoticeList';
import { AccountMenu } from './AccountMenu';
import { LanguageChoice } from './LanguageChoice';
import { t } from '../../../../../shared/authoring/language/t';

interface ConsoleShellProps {
  console: ConsoleAddress;
  /** The search field. */
  search: ReactNode;
  children: ReactNode;
}

/** What all consoles have around them: product, switch between consoles, search, account, messages. */
export function ConsoleShell({ console, search, children }: ConsoleShellProps): ReactNode {
  useEffect(() => void (document.title = `${t(console.title)} | ${APP_TITLE}`), [console]);
  return (
    <div className="co-shell">
      <header className="co-header">
        <a className="co-header__product" href={CONSOLES[0].address}>
          {APP_TITLE}
        </a>
        <nav aria-label={t('Consoles')} className="co-header__consoles">
          {CONSOLES.map(({ id, title, address }) => (
            <a key={id} href={address} aria-current={id === console.id ? 'page' : undefined}>
              {t(title)}
            </a>
          ))}
        </nav>
        {search}
        <Bell />
        <LanguageChoice />
        <AccountMenu />
      </header>
      {children}
      <NoticeList />
    </div>
  );
}
