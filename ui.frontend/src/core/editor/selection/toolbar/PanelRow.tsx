import { ActionButton, Button, Flex, Form, TextField } from '@adobe/react-spectrum';
import ChevronDown from '@spectrum-icons/workflow/ChevronDown';
import ChevronUp from '@spectrum-icons/workflow/ChevronUp';
import Delete from '@spectrum-icons/workflow/Delete';
import Rename from '@spectrum-icons/workflow/Rename';
import { useState, type ReactNode } from 'react';
import { deletion } from '../actions/commands';
import { nameOf, type TreeItem } from '../content-tree';
import { panelTitle } from './panels';
import { useWorkbench } from '../Workbench';
import { useItemLabels } from '../geometry/use-item-labels';

interface PanelRowProps {
  path: string;
  index: number;
  count: number;
  container: TreeItem;
  onPicked(): void;
}

/** One row of the panel list. */
export function PanelRow({ path, index, count, container, onPicked }: PanelRowProps): ReactNode {
  const { session, actions, tree, locks } = useWorkbench();
  const isHeld = locks.ofPlace(path) !== undefined;
  const [name, setName] = useState<string>();
  useItemLabels();
  const title = panelTitle(path, session.content(path));

  const rename = () => {
    setName(undefined);
    if (name !== undefined && name !== title)
      void session.execute(
        { type: 'set', path, properties: { 'cq:panelTitle': name.trim() || null } },
        `Rename “${title}”`,
      );
  };
  const move = (step: 1 | -1) => {
    const other = tree.get().get(container.path)!.children[index + step]!;
    const position = step === 1 ? { after: nameOf(other) } : { before: nameOf(other) };
    void session.execute({ type: 'move', path, parent: container.path, position }, `Move “${title}”`);
  };

  if (name !== undefined)
    return (
      <li>
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            rename();
          }}
        >
          <Flex gap="size-100" alignItems="end">
            {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the author has just asked to type here */}
            <TextField label="Title" autoFocus value={name} onChange={setName} flex />
            <Button type="submit" variant="accent">
              Rename
            </Button>
          </Flex>
        </Form>
      </li>
    );
  return (
    <li className="ed-panels__row">
      <ActionButton
        isQuiet
        flex
        UNSAFE_className="ed-panels__title"
        onPress={() => {
          onPicked();
          actions.focus([path]);
        }}
      >
        {title}
      </ActionButton>
      <ActionButton
        isQuiet
        aria-label={`Rename ${title}`}
        isDisabled={locks.ofProperty(path, 'cq:panelTitle') !== undefined}
        onPress={() => setName(title)}
      >
        <Rename />
      </ActionButton>
      <ActionButton
        isQuiet
        aria-label={`Move ${title} up`}
        isDisabled={isHeld || index === 0}
        onPress={() => move(-1)}
      >
        <ChevronUp />
      </ActionButton>
      <ActionButton
        isQuiet
        aria-label={`Move ${title} down`}
        isDisabled={isHeld || index === count - 1}
        onPress={() => move(1)}
      >
        <ChevronDown />
      </ActionButton>
      <ActionButton
        isQuiet
        aria-label={`Delete ${title}`}
        isDisabled={isHeld}
        onPress={() => void session.execute(deletion([path]), `Delete “${title}”`)}
      >
        <Delete />
      </ActionButton>
    </li>
  );
}
