import { Checkbox, TextField } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { FocalPoint } from '../focal/FocalPoint';
import { PathField } from '../path/PathField';
import { FieldGroup } from './FieldGroup';
import type { WidgetProps } from './Widget';
import { t } from '../../../../../../shared/authoring/language/t';

/** A picture and its alternative text. */
export function ImageWidget({ field, value, onChange, place }: WidgetProps<'image'>): ReactNode {
  const { fileReference, alt, isDecorative, altValueFromDAM, focalPoint } = value;
  return (
    <FieldGroup field={field} place={place}>
      <PathField
        name={field.label}
        value={fileReference}
        root="/content/dam"
        accepts="image/*"
        // The old picture's alternative text does not apply to a new one.
        onChange={(path) =>
          onChange({
            ...value,
            fileReference: path,
            focalPoint: '',
            altValueFromDAM: altValueFromDAM || fileReference !== '',
          })
        }
      />
      {fileReference && (
        <>
          <FocalPoint
            path={fileReference}
            name={field.label}
            value={focalPoint}
            crops={field.crops ?? []}
            onChange={(point) => onChange({ ...value, focalPoint: point })}
          />
          <Checkbox isSelected={isDecorative} onChange={(is) => onChange({ ...value, isDecorative: is })}>
            {t('Decorative: adds nothing to the text beside it')}
          </Checkbox>
          {!isDecorative && (
            <Checkbox
              isSelected={altValueFromDAM}
              onChange={(is) => onChange({ ...value, altValueFromDAM: is })}
            >
              {t('Take the alternative text from the asset')}
            </Checkbox>
          )}
          {!isDecorative && !altValueFromDAM && (
            <TextField
              label={t('Alternative text')}
              width="100%"
              value={alt}
              onChange={(words) => onChange({ ...value, alt: words })}
            />
          )}
        </>
      )}
    </FieldGroup>
  );
}
