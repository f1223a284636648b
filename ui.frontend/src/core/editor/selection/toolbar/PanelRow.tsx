import { ActionButton } from '@adobe/react-spectrum';
import ChevronDown from '@spectrum-icons/workflow/ChevronDown';
import ChevronUp from '@spectrum-icons/workflow/ChevronUp';
import Delete from '@spectrum-icons/workflow/Delete';
import Rename from '@spectrum-icons/workflow/Rename';
import { useState, type ReactNode } from 'react';
import { deletion, stepped } from '../actions/commands';
import { panelTitle } from './panels';
import { useWorkbench } from '../Workbench';
import { useItemLabels } from '../geometry/use-item-labels';
import { PanelName } from './PanelName';
import { t } from '../../../../../../shared/authoring/language/t';

interface PanelRowProps {
  path: string;
  index: number;
  count: number;
  onPicked(): void;
}

/** One row of the panel list. */
export function PanelRow({ path, index, count, onPicked }: PanelRowProps): ReactNode {
  const { session, actions, tree, locks } = useWorkbench();
  const isHeld = locks.ofPlace(path) !== undefined;
  const [isNaming, setNaming] = useState(false);
  useItemLabels();
  const title = panelTitle(path, session.content(path));

  const rename = (name: string) => {
    setNaming(false);
    if (name !== title)
      void session.execute(
        { type: 'set', path, properties: { 'cq:panelTitle': name.trim() || null } },
        t('Rename “{title}”', { title }),
      );
  };
  const move = (step: 1 | -1) => {
    const command = stepped(tree.get(), path, step);
    if (command) void session.execute(command, t('Move “{title}”', { title }));
  };
  const remove = () => void session.execute(deletion([path]), t('Delete “{title}”', { title }));
  const pick = () => {
    onPicked();
    actions.focus([path]);
  };

  if (isNaming) return <PanelName title={title} onDone={rename} />;
  const isUnnamable = locks.ofProperty(path, 'cq:panelTitle') !== undefined;
  const tools = [
    {
      label: t('Rename {title}', { title }),
      isDisabled: isUnnamable,
      run: () => setNaming(true),
      icon: <Rename />,
    },
    {
      label: t('Move {title} up', { title }),
      isDisabled: isHeld || index === 0,
      run: () => move(-1),
      icon: <ChevronUp />,
    },
    {
      label: t('Move {title} down', { title }),
      isDisabled: isHeld || index === count - 1,
      run: () => move(1),
      icon: <ChevronDown />,
    },
    { label: t('Delete {title}', { title }), isDisabled: isHeld, run: remove, icon: <Delete /> },
  ];
  return (
    <li className="ed-panels__row">
      <ActionButton isQuiet flex UNSAFE_className="ed-panels__title" onPress={pick}>
        {title}
      </ActionButton>
      {tools.map(({ label, isDisabled, run, icon }, i) => (
        <ActionButton key={i} isQuiet aria-label={label} isDisabled={isDisabled} onPress={run}>
          {icon}
        </ActionButton>
      ))}
    </li>
  );
}
