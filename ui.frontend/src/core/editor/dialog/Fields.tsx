import { Provider } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import type { DialogField } from '../../kit/dialogs/dialog';
import { isShown } from './form/is-shown';
import type { Value, Values } from './form/Values';
import { useSurroundings } from './FormContext';
import { widgetOf } from './widgets';

export interface FieldsProps {
  readonly fields: readonly DialogField[];
  readonly values: Values;
  /** Prefix of the fields' places: `''`, or `actions/0/` in an entry. */
  readonly above?: string;
  onChange(name: string, value: Value): void;
}

/** The visible fields of a tab or entry. */
export function Fields({ fields, values, above = '', onChange }: FieldsProps): ReactNode {
  const { lockOf } = useSurroundings();
  const shown = fields.filter((field) => isShown(field, fields, values));
  return shown.map((field) => {
    const Widget = widgetOf(field);
    const place = above + field.name;
    const isLocked = above === '' && lockOf(field.name) !== undefined;
    return (
      <div key={field.name} data-place={place}>
        <Provider isDisabled={isLocked}>
          <Widget
            field={field}
            value={values[field.name]}
            place={place}
            onChange={(value: Value) => onChange(field.name, value)}
          />
        </Provider>
      </div>
    );
  });
}
