import type { ReactNode } from 'react';
import { spoken } from '../../../../../shared/authoring/language/spoken';
import { t } from '../../../../../shared/authoring/language/t';
import { chooseLanguage, languageChoices } from '../../language/choose-language';
import { faultText } from '../http/fault-text';
import { notices } from '../notices/Notices';

/** The language of the consoles and the editor. */
export const LanguageChoice = (): ReactNode => (
  <select
    className="co-language"
    aria-label={t('Language')}
    value={spoken().language}
    onChange={({ target }) => {
      chooseLanguage(target.value).catch((error: unknown) => notices.say(faultText(error)));
    }}
  >
    {languageChoices.map(({ code, name }) => (
      <option key={code} value={code} lang={code}>
        {name}
      </option>
    ))}
  </select>
);
