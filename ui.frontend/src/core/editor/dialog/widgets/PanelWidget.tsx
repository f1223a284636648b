import { Checkbox, CheckboxGroup, Item, Picker } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { useSurroundings } from '../FormContext';
import { useFieldProps, type WidgetProps } from './Widget';
import { t } from '../../../../../../shared/authoring/language/t';

const FIRST = '(first)';

/** One or several of the panels. New ones have no name until they are saved, so they are not offered. */
export function PanelWidget({ field, value, onChange, place }: WidgetProps<'panel'>): ReactNode {
  const props = useFieldProps(field, place);
  const panels = useSurroundings()
    .panels.filter(({ resourceType }) => resourceType === undefined)
    .map(({ key, title }) => ({ key, title: title || key }));
  if (field.multiple) {
    return (
      <CheckboxGroup {...props} value={[value].flat()} onChange={onChange}>
        {panels.map(({ key, title }) => (
          <Checkbox key={key} value={key}>
            {title}
          </Checkbox>
        ))}
      </CheckboxGroup>
    );
  }
  const isThere = panels.some(({ key }) => key === value);
  return (
    <Picker
      {...props}
      items={[{ key: FIRST, title: t('The first') }, ...panels]}
      selectedKey={isThere ? String(value) : FIRST}
      onSelectionChange={(key) => onChange(key === FIRST || key === null ? '' : String(key))}
    >
      {({ key, title }) => <Item key={key}>{title}</Item>}
    </Picker>
  );
}
