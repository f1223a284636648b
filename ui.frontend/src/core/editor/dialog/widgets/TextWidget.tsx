import { TextArea, TextField } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { useFieldProps, type WidgetProps } from './Widget';

/** One line. */
export function TextWidget({ field, place, ...rest }: WidgetProps<'text'>): ReactNode {
  const props = useFieldProps(field, place);
  return (
    <TextField {...props} {...rest} description={counted(props.description, rest.value, field.maxLength)} />
  );
}

/** Several lines; it grows with what is typed. */
export function TextAreaWidget({ field, place, ...rest }: WidgetProps<'textarea'>): ReactNode {
  const props = useFieldProps(field, place);
  return (
    <TextArea {...props} {...rest} description={counted(props.description, rest.value, field.maxLength)} />
  );
}

/** A field's sentence with how much of its room is used. More may be typed: cutting would lose what is pasted. */
function counted(description: string | undefined, value: string, maxLength: number | undefined) {
  if (maxLength === undefined) return description;
  const count = `${value.length} of ${maxLength} characters`;
  return description ? `${description} ${count}` : count;
}
