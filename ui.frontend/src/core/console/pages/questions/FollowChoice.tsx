import type { ReactNode } from 'react';
import { t } from '../../../../../../shared/authoring/language/t';
import { Field } from '../../dialogs/Field';
import type { PageItem } from '../PageItem';

interface FollowChoiceProps {
  /** The variations of the fragment. */
  siblings: readonly PageItem[];
  /** The path of the variation to follow; empty for none. */
  followed: string;
  onChoose(path: string): void;
}

/** Chooses the variation that a new one is a live copy of. */
export const FollowChoice = ({ siblings, followed, onChoose }: FollowChoiceProps): ReactNode => (
  <Field
    label={t('Live copy of')}
    hint={t(
      'It shows what that variation shows, except what is changed in it after inheritance was cancelled.',
    )}
  >
    {(attributes) => (
      <select {...attributes} value={followed} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{t('None: it has content of its own')}</option>
        {siblings.map(({ path, title, name }) => (
          <option key={path} value={path}>
            {title || name}
          </option>
        ))}
      </select>
    )}
  </Field>
);
