import { ActionButton, DialogContainer, Flex, Tooltip, TooltipTrigger } from '@adobe/react-spectrum';
import Add from '@spectrum-icons/workflow/Add';
import ChevronDown from '@spectrum-icons/workflow/ChevronDown';
import ChevronUp from '@spectrum-icons/workflow/ChevronUp';
import Copy from '@spectrum-icons/workflow/Copy';
import Cut from '@spectrum-icons/workflow/Cut';
import Delete from '@spectrum-icons/workflow/Delete';
import Duplicate from '@spectrum-icons/workflow/Duplicate';
import Edit from '@spectrum-icons/workflow/Edit';
import Paste from '@spectrum-icons/workflow/Paste';
import type { ReactNode } from 'react';
import { useReadable } from '../../selection/create-store';
import { slotAt, slotBeside } from '../../universal/changes/calls-for';
import { textsOf } from '../../universal/frame/texts-of';
import { useWorkplace } from '../../universal/Workplace';
import { AddDialog } from './AddDialog';
import { t } from '../../../../../../shared/authoring/language/t';

/** What can be done with the selected item. @param lock why nothing can be changed */
export function ItemTools({ lock }: { lock: string | undefined }): ReactNode {
  const workplace = useWorkplace();
  const items = useReadable(workplace.items);
  const item = items.get(useReadable(workplace.selection) ?? '');
  const slot = useReadable(workplace.adding);
  const isOurs = item?.content !== undefined && lock === undefined;
  const isOwn = isOurs && !item.isRoot;
  const [up, down] = [item && slotBeside(items, item, -1), item && slotBeside(items, item, 1)];
  return (
    <div role="toolbar" aria-label={t('Selected component')} className="ue-tools">
      <Flex wrap>
        <Tool
          label={t('Edit text (F2)')}
          isDisabled={!isOurs || textsOf(item).length === 0}
          run={() => item && workplace.editText(item)}
        >
          <Edit />
        </Tool>
        <Tool
          label={t('Add')}
          keys="A"
          isDisabled={!isOurs || !slotAt(items, item)}
          run={() => item && workplace.askToAdd(item)}
        >
          <Add />
        </Tool>
        <Tool
          label={t('Move up')}
          keys="Alt+↑"
          isDisabled={!isOwn || !up}
          run={() => void (item && up && workplace.move(item, up))}
        >
          <ChevronUp />
        </Tool>
        <Tool
          label={t('Move down')}
          keys="Alt+↓"
          isDisabled={!isOwn || !down}
          run={() => void (item && down && workplace.move(item, down))}
        >
          <ChevronDown />
        </Tool>
        <Tool label={t('Copy (Ctrl+C)')} isDisabled={!isOwn} run={() => item && workplace.take('copy', item)}>
          <Copy />
        </Tool>
        <Tool label={t('Cut (Ctrl+X)')} isDisabled={!isOwn} run={() => item && workplace.take('move', item)}>
          <Cut />
        </Tool>
        <Tool
          label={t('Paste (Ctrl+V)')}
          isDisabled={!isOurs}
          run={() => void (item && workplace.paste(item))}
        >
          <Paste />
        </Tool>
        <Tool
          label={t('Duplicate (Ctrl+D)')}
          isDisabled={!isOwn}
          run={() => void (item && workplace.duplicate(item))}
        >
          <Duplicate />
        </Tool>
        <Tool label={t('Delete (Del)')} isDisabled={!isOwn} run={() => void (item && workplace.remove(item))}>
          <Delete />
        </Tool>
      </Flex>
      <DialogContainer onDismiss={workplace.stopAdding}>
        {slot && <AddDialog slot={slot} onClose={workplace.stopAdding} />}
      </DialogContainer>
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  /** Its keys, if the label does not name them. */
  readonly keys?: string;
  readonly isDisabled: boolean;
  run(): void;
  readonly children: ReactNode;
}

const Tool = ({ label, keys, isDisabled, run, children }: ToolProps): ReactNode => (
  <TooltipTrigger>
    <ActionButton isQuiet aria-label={label} isDisabled={isDisabled} onPress={run}>
      {children}
    </ActionButton>
    <Tooltip>{keys === undefined ? label : `${label} (${keys})`}</Tooltip>
  </TooltipTrigger>
);
