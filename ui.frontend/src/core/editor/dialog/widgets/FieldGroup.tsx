import { Flex, Text, VisuallyHidden } from '@adobe/react-spectrum';
import { useId, type ReactNode } from 'react';
import type { DialogField } from '../../../kit/dialogs/dialog';
import { useProblem } from '../FormContext';
import { t } from '../../../../../../shared/authoring/language/t';

/** Groups several controls under one label and one message. */
export function FieldGroup({
  field: { label, description, required },
  place,
  children,
}: {
  field: DialogField;
  place: string;
  children: ReactNode;
}): ReactNode {
  const id = useId();
  const problem = useProblem(place);
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <Text id={id} UNSAFE_className="editor-label">
        {label}
        {required && (
          <>
            <span aria-hidden className="editor-required" />
            <VisuallyHidden elementType="span"> {t('(required)')}</VisuallyHidden>
          </>
        )}
      </Text>
      <Flex direction="column" gap="size-50" marginTop="size-50">
        {children}
      </Flex>
      <Text id={`${id}-hint`} UNSAFE_className={problem ? 'editor-problem' : 'editor-hint'}>
        {problem ?? description}
      </Text>
    </div>
  );
}
