import { Checkbox } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { PathField } from '../path/PathField';
import { useFieldProps, type WidgetProps } from './Widget';
import { t } from '../../../../../../shared/authoring/language/t';

/** A page of the site, a file or an external address, and whether it opens in a new window. */
export function LinkWidget({ field, value, onChange, place }: WidgetProps<'link'>): ReactNode {
  const props = useFieldProps(field, place);
  return (
    <>
      <PathField
        {...props}
        name={field.label}
        description={props.description ?? t('A page, or an address such as https://…, mailto:… or tel:…')}
        value={value.url}
        root="/content"
        onChange={(url) => onChange({ ...value, url: url.trim() })}
      />
      {value.url && (
        <Checkbox
          isSelected={value.target === '_blank'}
          onChange={(isNew) => onChange({ ...value, target: isNew ? '_blank' : '' })}
        >
          {t('Open in a new window')}
        </Checkbox>
      )}
    </>
  );
}
