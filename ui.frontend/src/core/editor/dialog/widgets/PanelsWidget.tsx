import { ActionButton, Item, Menu, MenuTrigger, Text, TextField } from '@adobe/react-spectrum';
import Add from '@spectrum-icons/workflow/Add';
import { useEffect, useState, type ReactNode } from 'react';
import type { AllowedComponent } from '../../sling/SlingClient';
import { useSurroundings } from '../FormContext';
import { freeKey } from '../form/entries';
import { sling } from '../../sling/sling';
import { FieldGroup } from './FieldGroup';
import { moved, SortableList, without } from './SortableList';
import type { WidgetProps } from './Widget';
import { t } from '../../../../../../shared/authoring/language/t';

/** The panels of tabs, an accordion or a carousel: their order and titles. */
export function PanelsWidget({ field, value, onChange, place }: WidgetProps<'panels'>): ReactNode {
  const { path } = useSurroundings();
  const [allowed, setAllowed] = useState<readonly AllowedComponent[]>([]);
  useEffect(() => {
    let gone = false;
    sling.allowedComponents(path).then(
      (all) => !gone && setAllowed(all),
      // Then none can be added here; existing ones can still be changed.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [path]);
  const nameOf = (i: number) => value[i]?.title || t('Panel {value}', { value: i + 1 });
  const add = (type: string) => {
    const node = allowed.find(({ resourceType }) => resourceType === type)?.template;
    onChange([...value, { key: freeKey(value.map(({ key }) => key)), title: '', resourceType: type, node }]);
  };
  return (
    <FieldGroup field={field} place={place}>
      <SortableList
        label={field.label}
        keys={value.map(({ key }) => key)}
        nameOf={nameOf}
        focusesNew
        onMove={(from, to) => onChange(moved(value, from, to))}
        onRemove={(i) => onChange(without(value, i))}
      >
        {(i) => (
          <TextField
            aria-label={t('Title of panel {value}', { value: i + 1 })}
            width="100%"
            value={value[i]?.title ?? ''}
            onChange={(title) => onChange(value.map((panel, at) => (at === i ? { ...panel, title } : panel)))}
          />
        )}
      </SortableList>
      <MenuTrigger>
        <ActionButton alignSelf="start" isDisabled={allowed.length === 0}>
          <Add />
          <Text>{t('Add a panel')}</Text>
        </ActionButton>
        <Menu items={allowed} onAction={(type) => add(String(type))}>
          {({ resourceType, title }) => <Item key={resourceType}>{title}</Item>}
        </Menu>
      </MenuTrigger>
    </FieldGroup>
  );
}
