import { ActionButton, Flex, Text } from '@adobe/react-spectrum';
import Wrench from '@spectrum-icons/workflow/Wrench';
import type { ReactNode } from 'react';
import type { DialogTab } from '../../kit/dialogs/dialog';
import { Fields } from '../dialog/Fields';
import { isShown } from '../dialog/form/is-shown';
import { fieldsOf } from '../dialog/form/read-write';
import type { Value, Values } from '../dialog/form/Values';

interface FormSectionsProps {
  tabs: readonly DialogTab[];
  values: Values;
  onChange(name: string, value: Value): void;
  /** Opens the dialog, where panels are added, named and ordered. */
  onConfigure(field: string): void;
}

/** The tabs of a dialog one below the other, each with its heading if there are several. */
export function FormSections({ tabs, values, onChange, onConfigure }: FormSectionsProps): ReactNode {
  const all = fieldsOf(tabs);
  const shown = tabs.filter(({ fields }) => fields.some((field) => isShown(field, all, values)));
  return shown.map(({ title, fields }) => {
    const own = fields.filter(({ widget }) => widget !== 'panels');
    const panels = fields.find(({ widget }) => widget === 'panels');
    const inner = (
      <Flex direction="column" gap="size-200">
        <Fields
          fields={own.filter((field) => isShown(field, all, values))}
          values={values}
          onChange={onChange}
        />
        {panels && (
          <ActionButton alignSelf="start" onPress={() => onConfigure(panels.name)}>
            <Wrench />
            <Text>{`${panels.label}…`}</Text>
          </ActionButton>
        )}
      </Flex>
    );
    return shown.length === 1 ? (
      <div key={title}>{inner}</div>
    ) : (
      <section key={title} className="ed-properties__section" aria-label={title || undefined}>
        {title !== '' && <h3>{title}</h3>}
        {inner}
      </section>
    );
  });
}
