import { TextArea, TextField } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { MOST_SECTION_DESCRIPTION, MOST_SECTION_TITLE } from '../../../../../shared/authoring/section';
import type { Naming } from './sections';
import { t } from '../../../../../shared/authoring/language/t';

interface NamingFieldsProps {
  naming: Naming;
  onChange(naming: Naming): void;
}

/** What a section is called, and what it is for. */
export const NamingFields = ({ naming, onChange }: NamingFieldsProps): ReactNode => (
  <>
    <TextField
      label={t('Title')}
      width="100%"
      isRequired
      // eslint-disable-next-line jsx-a11y/no-autofocus -- the author has just asked to type here
      autoFocus
      maxLength={MOST_SECTION_TITLE}
      value={naming.title}
      onChange={(title) => onChange({ ...naming, title })}
    />
    <TextArea
      label={t('Description')}
      width="100%"
      maxLength={MOST_SECTION_DESCRIPTION}
      value={naming.description}
      onChange={(description) => onChange({ ...naming, description })}
    />
  </>
);
