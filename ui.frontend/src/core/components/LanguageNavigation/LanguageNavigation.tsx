import type { ReactNode } from 'react';
import { Icon } from '../../kit/icons/Icon';
import { useMessages } from '../../kit/rendering';
import { VisuallyHidden } from '../../kit/VisuallyHidden';
import { LanguageGroup } from './LanguageGroup';
import { chosenPath, type LanguageNavigationModel } from './LanguageNavigation.model';

/**
 * The current language, and a panel with the others. The panel is a popover: it opens, and closes on Escape or a click
 * elsewhere, without scripts.
 */
export function LanguageNavigation({ id, items, accessibilityLabel }: LanguageNavigationModel): ReactNode {
  const messages = useMessages();
  const chosen = chosenPath(items);
  const panelId = `${id}-panel`;
  const label = accessibilityLabel ?? messages.chooseLanguage;
  return (
    <nav
      className="cmp-languagenavigation"
      id={id}
      aria-label={label}
      data-island="languagenavigation"
      data-island-when="interaction"
    >
      <button type="button" className="cmp-languagenavigation__button" popoverTarget={panelId}>
        {chosen.length > 0 ? <VisuallyHidden>{label}: </VisuallyHidden> : label}
        {chosen.map((item, i) => (
          <span
            key={item.id}
            lang={item.language}
            className={
              i < chosen.length - 1 ? 'cmp-languagenavigation__country' : 'cmp-languagenavigation__language'
            }
          >
            {item.title}
          </span>
        ))}
        <Icon name="chevron-down" size={18} className="cmp-languagenavigation__icon" />
      </button>
      <div className="cmp-languagenavigation__panel" id={panelId} popover="auto">
        <LanguageGroup items={items} />
      </div>
    </nav>
  );
}
