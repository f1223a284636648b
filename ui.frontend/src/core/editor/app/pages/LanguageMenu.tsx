import {
  ActionButton,
  Item,
  Menu,
  MenuTrigger,
  Section,
  Text,
  Tooltip,
  TooltipTrigger,
} from '@adobe/react-spectrum';
import Refresh from '@spectrum-icons/workflow/Refresh';
import { useState, type ReactNode } from 'react';
import { languageTitle } from '../../words/language-title';
import { consoleAddress } from '../../../../../../shared/addresses/consoles';
import type { LanguageVersion } from '../../../../../../shared/authoring/page-languages';
import type { SlingClient } from '../../sling/SlingClient';
import { usePageLanguages } from './use-page-languages';
import { t } from '../../../../../../shared/authoring/language/t';

const stateWords: Readonly<Record<LanguageVersion['state'], string>> = {
  published: t('Published'),
  changed: t('Changed since it was published'),
  unpublished: t('Not published'),
  missing: t('There is no such page'),
};

/** The key of what is no language. */
const TRANSLATE = 'translate';

interface LanguageMenuProps {
  path: string;
  sling: SlingClient;
  onOpen(path: string): void;
}

/** Says which site and language the open page belongs to, and opens the same page in another one. */
export function LanguageMenu({ path, sling, onOpen }: LanguageMenuProps): ReactNode {
  const { languages, isFailed, load } = usePageLanguages(sling, path);
  const [isRetried, setRetried] = useState(false);
  const retry = () => {
    setRetried(true);
    load();
  };
  if (!languages) return isFailed ? <Retry onPress={retry} /> : <span className="ed-language" />;
  const { site, versions } = languages;
  const own = versions.find((version) => version.path === path);
  if (!own) return null;
  return (
    <MenuTrigger onOpenChange={(isOpen) => isOpen && load()}>
      <ActionButton
        isQuiet
        // eslint-disable-next-line jsx-a11y/no-autofocus -- takes the place of the button that was pressed
        autoFocus={isRetried}
        UNSAFE_className="ed-language"
        aria-label={t('{site}, {languageTitle}: open in another language', {
          site,
          languageTitle: languageTitle(own.tag),
        })}
      >
        <Text>{own.tag}</Text>
      </ActionButton>
      <Menu
        selectionMode="single"
        selectedKeys={[path]}
        disabledKeys={versions.flatMap((version) => (version.state === 'missing' ? [version.path] : []))}
        onAction={(chosen) => {
          if (chosen === TRANSLATE) location.assign(consoleAddress('translation', path));
          else if (chosen !== path) onOpen(String(chosen));
        }}
      >
        <Section title={site}>
          {versions.map((version) => (
            <Item key={version.path} textValue={languageTitle(version.tag)}>
              <Text>{languageTitle(version.tag)}</Text>
              <Text slot="description">
                {stateWords[version.state]}
                {version.isFollowing ? t(', follows another page') : ''}
              </Text>
            </Item>
          ))}
        </Section>
        <Section aria-label={t('Translation')}>
          <Item key={TRANSLATE}>{t('Compare and translate…')}</Item>
        </Section>
      </Menu>
    </MenuTrigger>
  );
}

const Retry = ({ onPress }: { onPress(): void }): ReactNode => (
  <TooltipTrigger>
    <ActionButton
      isQuiet
      UNSAFE_className="ed-language"
      aria-label={t('The languages could not be loaded: try again')}
      onPress={onPress}
    >
      <Refresh />
    </ActionButton>
    <Tooltip>{t('The languages could not be loaded. Try again')}</Tooltip>
  </TooltipTrigger>
);
