import { TextArea, TextField } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { useFieldProps, type WidgetProps } from './Widget';
import { t } from '../../../../../../shared/authoring/language/t';

/** A single line of text. */
export function TextWidget({ field, place, ...rest }: WidgetProps<'text'>): ReactNode {
  const props = useFieldProps(field, place);
  return (
    <TextField
      {...props}
      {...rest}
      {...exampleOf(field)}
      description={withCount(props.description, rest.value, field.maxLength)}
    />
  );
}

/** Several lines; grows with its text. */
export function TextAreaWidget({ field, place, ...rest }: WidgetProps<'textarea'>): ReactNode {
  const props = useFieldProps(field, place);
  return (
    <TextArea
      {...props}
      {...rest}
      {...exampleOf(field)}
      description={withCount(props.description, rest.value, field.maxLength)}
    />
  );
}

const exampleOf = ({ placeholder }: { placeholder?: string }) => placeholder !== undefined && { placeholder };

/** A field's description with its character count. Longer input is allowed: cutting would lose pasted text. */
function withCount(description: string | undefined, value: string, maxLength: number | undefined) {
  if (maxLength === undefined) return description;
  const count = t('{length} of {most} characters', { length: value.length, most: maxLength });
  return description ? `${description} ${count}` : count;
}
