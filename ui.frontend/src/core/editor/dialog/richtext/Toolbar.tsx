import {
  ActionButton,
  ActionGroup,
  Flex,
  Item,
  Menu,
  MenuTrigger,
  Picker,
  Text,
  Tooltip,
  TooltipTrigger,
} from '@adobe/react-spectrum';
import LinkIcon from '@spectrum-icons/workflow/Link';
import Symbols from '@spectrum-icons/workflow/TextSize';
import TableIcon from '@spectrum-icons/workflow/Table';
import type { Editor } from '@tiptap/core';
import { useState, type ReactNode } from 'react';
import { actions, isInsideTable, tableActions } from './actions';
import type { Features, Format } from './features';
import { LinkDialog } from './LinkDialog';
import { specialCharacters } from './special-characters';
import { useEditorState } from './use-editor-state';
import { t } from '../../../../../../shared/authoring/language/t';

interface ToolbarProps {
  readonly editor: Editor;
  readonly features: Features;
  readonly label: string;
}

/** The formatting that the policy allows. */
export function Toolbar({ editor, features, label }: ToolbarProps): ReactNode {
  useEditorState(editor);
  const [linking, setLinking] = useState(false);
  const offered = actions.filter(({ feature }) => !feature || features.has(feature));
  return (
    <Flex wrap gap="size-50" alignItems="center" UNSAFE_className="editor-toolbar">
      {features.formats.length > 1 && <FormatPicker editor={editor} formats={features.formats} />}
      <ActionGroup
        aria-label={label}
        isQuiet
        density="compact"
        overflowMode="wrap"
        buttonLabelBehavior="hide"
        items={offered}
        selectionMode="multiple"
        selectedKeys={offered.filter(({ isOn }) => isOn?.(editor)).map(({ id }) => id)}
        disabledKeys={offered.filter(({ canRun }) => canRun && !canRun(editor)).map(({ id }) => id)}
        onAction={(key) => offered.find(({ id }) => id === key)?.run(editor)}
      >
        {({ id, label: text, icon }) => (
          <Item key={id} textValue={text}>
            {icon}
            <Text>{text}</Text>
          </Item>
        )}
      </ActionGroup>
      {features.has('links#modifylink') && (
        <TooltipTrigger>
          <ActionButton isQuiet aria-label={t('Link')} onPress={() => setLinking(true)}>
            <LinkIcon />
          </ActionButton>
          <Tooltip>{t('Link')}</Tooltip>
        </TooltipTrigger>
      )}
      <TableMenu editor={editor} features={features} />
      {features.has('misctools#specialchars') && <SymbolMenu editor={editor} />}
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </Flex>
  );
}

const headings = [1, 2, 3, 4, 5, 6] as const;

function FormatPicker({ editor, formats }: { editor: Editor; formats: readonly Format[] }): ReactNode {
  const current = formats.find(({ tag }) =>
    tag === 'p' ? editor.isActive('paragraph') : editor.isActive('heading', { level: Number(tag.slice(1)) }),
  );
  const apply = (tag: string) => {
    const chain = editor.chain().focus();
    const level = headings.find((each) => tag === `h${each}`);
    if (level) chain.setHeading({ level }).run();
    else chain.setParagraph().run();
  };
  return (
    <Picker
      aria-label={t('Kind of paragraph')}
      isQuiet
      items={formats}
      selectedKey={current?.tag ?? null}
      onSelectionChange={(key) => apply(String(key))}
    >
      {({ tag, description }) => <Item key={tag}>{description}</Item>}
    </Picker>
  );
}

function TableMenu({ editor, features }: { editor: Editor; features: Features }): ReactNode {
  const inside = isInsideTable(editor);
  const offered = tableActions.filter(
    ({ feature, insideTable }) => features.has(feature) && insideTable === inside,
  );
  if (offered.length === 0) return null;
  return (
    <MenuTrigger>
      <ActionButton isQuiet aria-label={t('Table')}>
        <TableIcon />
      </ActionButton>
      <Menu items={offered} onAction={(key) => offered.find(({ id }) => id === key)?.run(editor)}>
        {({ id, label }) => <Item key={id}>{label}</Item>}
      </Menu>
    </MenuTrigger>
  );
}

function SymbolMenu({ editor }: { editor: Editor }): ReactNode {
  const insert = (sign: string) =>
    void editor.chain().focus().insertContent({ type: 'text', text: sign }).run();
  return (
    <MenuTrigger>
      <ActionButton isQuiet aria-label={t('Special characters')}>
        <Symbols />
      </ActionButton>
      <Menu items={specialCharacters} onAction={(sign) => insert(String(sign))}>
        {({ sign, name }) => (
          <Item key={sign} textValue={name}>
            {`${sign} ${name}`}
          </Item>
        )}
      </Menu>
    </MenuTrigger>
  );
}
