import { ActionButton, Tooltip, TooltipTrigger } from '@adobe/react-spectrum';
import Wrench from '@spectrum-icons/workflow/Wrench';
import { useDeferredValue, type ReactNode } from 'react';
import { Rail } from '../screen/Rail';
import type { Rails } from '../screen/create-rails';
import type { Definitions } from '../session/conflict/conflict-text';
import { useReadable } from '../selection/create-store';
import { useWorkbench } from '../selection/Workbench';
import type { Presence } from '../together/presence/Presence';
import { ComponentProperties } from './ComponentProperties';
import './properties-rail.scss';
import { t } from '../../../../../shared/authoring/language/t';

interface PropertiesRailProps {
  rails: Rails;
  presence: Presence;
  /** Components by resource type. */
  definitions: Definitions;
}

/** The settings of the selected component, beside the page; changes are saved and drawn while they are typed. */
export default function PropertiesRail({ rails, presence, definitions }: PropertiesRailProps): ReactNode {
  const { selection, tree, shell, actions, locks, hasDialog } = useWorkbench();
  // Walking through the components by arrow keys does not wait for their forms.
  const paths = useDeferredValue(useReadable(selection).paths);
  const items = useReadable(tree);
  const item = paths.length === 1 ? items.get(paths[0] ?? '') : undefined;
  const mayConfigure =
    item && !item.isRoot && hasDialog(item.resourceType) && locks.ofWords(item.path) === undefined;
  const close = () => {
    rails.close('properties');
    if (paths.length > 0) actions.focus(paths);
  };
  return (
    <Rail
      title={t('Properties')}
      closes={t('Close properties')}
      onClose={close}
      head={
        mayConfigure && (
          <TooltipTrigger>
            <ActionButton
              isQuiet
              aria-label={t('Open the dialog')}
              onPress={() => shell.configure(item.path)}
            >
              <Wrench />
            </ActionButton>
            <Tooltip>{t('Open the dialog (Enter)')}</Tooltip>
          </TooltipTrigger>
        )
      }
    >
      {item ? (
        <ComponentProperties key={item.path} {...{ item, rails, presence, definitions }} />
      ) : (
        <p className="ed-rail__none">
          {paths.length > 1
            ? t('{paths} components are selected. Select one of them to see its properties.', {
                paths: paths.length,
              })
            : t('Select a component on the page to see its properties.')}
        </p>
      )}
    </Rail>
  );
}
