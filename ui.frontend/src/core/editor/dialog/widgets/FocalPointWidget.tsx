import { Text } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { FocalPoint } from '../focal/FocalPoint';
import { useSurroundings } from '../FormContext';
import { FieldGroup } from './FieldGroup';
import type { WidgetProps } from './Widget';
import { t } from '../../../../../../shared/authoring/language/t';

/** The focal point of the picture in another field. */
export function FocalPointWidget({ field, value, onChange, place }: WidgetProps<'focalpoint'>): ReactNode {
  const path = useSurroundings().values[field.of];
  return (
    <FieldGroup field={field} place={place}>
      {typeof path === 'string' && path !== '' ? (
        <FocalPoint path={path} name="Picture" value={value} crops={field.crops} onChange={onChange} />
      ) : (
        <Text>{t('Choose a picture first.')}</Text>
      )}
    </FieldGroup>
  );
}
