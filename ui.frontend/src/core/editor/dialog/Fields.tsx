import { Provider } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { isShown } from './form/is-shown';
import type { Value } from './form/Values';
import { useSurroundings } from './FormContext';
import { InheritanceMark } from './InheritanceMark';
import { widgetOf } from './widgets';
import type { FieldsProps } from './widgets/Widget';
import './dialog.scss';

/** The visible fields of a tab or entry. */
export function Fields({ fields, values, above = '', onChange }: FieldsProps): ReactNode {
  const { lockOf, marks } = useSurroundings();
  const shown = fields.filter((field) => isShown(field, fields, values));
  return shown.map((field) => {
    const Widget = widgetOf(field);
    const place = above + field.name;
    const isLocked = above === '' && lockOf(field.name) !== undefined;
    const state = above === '' ? marks?.stateOf(field) : undefined;
    return (
      <div key={field.name} data-place={place} className={state && 'editor-inheriting'}>
        <Provider isDisabled={isLocked}>
          <Widget
            field={field}
            value={values[field.name]}
            place={place}
            Fields={Fields}
            onChange={(value: Value) => onChange(field.name, value)}
          />
        </Provider>
        {marks && state && <InheritanceMark {...{ field, state, marks }} />}
      </div>
    );
  });
}
