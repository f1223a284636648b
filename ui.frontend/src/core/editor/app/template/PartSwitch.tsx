import { ActionButton, Item, Menu, MenuTrigger, Text } from '@adobe/react-spectrum';
import ChevronDown from '@spectrum-icons/workflow/ChevronDown';
import type { ReactNode } from 'react';
import { TEMPLATE_PARTS, type TemplatePart } from '../../../../../../shared/addresses/templates';
import type { OpenTemplate } from '../../sling/open-template';
import { t } from '../../../../../../shared/authoring/language/t';

const PARTS: Readonly<Record<TemplatePart, { title: string; about: string }>> = {
  structure: { title: t('Structure'), about: t('What all pages have') },
  initial: { title: t('Initial content'), about: t('What new pages begin with') },
};

interface PartSwitchProps {
  template: OpenTemplate;
  /** Opens a part at its path. */
  onOpen(path: string): void;
}

/** Says which part of the template is open, and opens the other one. */
export const PartSwitch = ({ template, onOpen }: PartSwitchProps): ReactNode => (
  <MenuTrigger>
    <ActionButton
      isQuiet
      aria-label={t('{title}: open another part of the template', { title: PARTS[template.part].title })}
    >
      <Text>{PARTS[template.part].title}</Text>
      <ChevronDown size="XS" />
    </ActionButton>
    <Menu
      selectionMode="single"
      selectedKeys={[template.part]}
      onAction={(part) => part !== template.part && onOpen(`${template.path}/${part}`)}
    >
      {TEMPLATE_PARTS.map((part) => (
        <Item key={part} textValue={PARTS[part].title}>
          <Text>{PARTS[part].title}</Text>
          <Text slot="description">{PARTS[part].about}</Text>
        </Item>
      ))}
    </Menu>
  </MenuTrigger>
);
