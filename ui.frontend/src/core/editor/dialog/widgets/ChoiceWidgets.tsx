import { Checkbox, Item, NumberField, Picker, Text, View } from '@adobe/react-spectrum';
import { useId, type ReactNode } from 'react';
import { useFieldProps, type WidgetProps } from './Widget';
import { t } from '../../../../../../shared/authoring/language/t';

/** A collection's key cannot be empty. */
const NONE = '(none)';

/** A select. If it is optional, it can be left empty. */
export function SelectWidget({ field, value, onChange, place }: WidgetProps<'select'>): ReactNode {
  const props = useFieldProps(field, place);
  const hasEmpty = field.options.some((option) => option.value === '');
  const options =
    hasEmpty || field.required || field.value !== undefined
      ? field.options
      : [{ value: '', text: t('None') }, ...field.options];
  const isKnown = options.some((option) => option.value === value);
  const all =
    isKnown || !value ? options : [...options, { value, text: t('{value} (no longer offered)', { value }) }];
  return (
    <Picker
      {...props}
      items={all.map((option) => ({ key: option.value || NONE, text: option.text }))}
      selectedKey={value || (options.some((option) => option.value === '') ? NONE : null)}
      onSelectionChange={(key) => onChange(key === NONE || key === null ? '' : String(key))}
    >
      {(option) => <Item key={option.key}>{option.text}</Item>}
    </Picker>
  );
}

export function CheckboxWidget({ field, value, onChange }: WidgetProps<'checkbox'>): ReactNode {
  const id = useId();
  return (
    <View>
      <Checkbox isSelected={value} onChange={onChange} {...(field.description && { 'aria-describedby': id })}>
        {field.label}
      </Checkbox>
      {field.description && (
        <View paddingStart="size-300">
          <Text id={id} UNSAFE_className="editor-hint">
            {field.description}
          </Text>
        </View>
      )}
    </View>
  );
}

export function NumberWidget({ field, value, onChange, place }: WidgetProps<'number'>): ReactNode {
  const props = useFieldProps(field, place);
  return (
    <NumberField
      {...props}
      width="size-2400"
      value={value ?? NaN}
      onChange={(number) => onChange(Number.isNaN(number) ? undefined : number)}
      minValue={field.min}
      maxValue={field.max}
      step={field.step}
      // Numbers are shown as stored: looking at one never rounds it.
      formatOptions={{ useGrouping: false, maximumFractionDigits: 10 }}
    />
  );
}
