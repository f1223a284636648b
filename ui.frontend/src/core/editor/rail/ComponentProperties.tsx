import { ProgressCircle } from '@adobe/react-spectrum';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { focusWhenSeen } from '../dialog/focus-when-seen';
import { leavesForm } from '../dialog/leaves-form';
import { useComponentTabs } from '../dialog/policy/use-component-tabs';
import { usePolicy } from '../dialog/policy/use-policy';
import type { Rails } from '../screen/create-rails';
import type { Definitions } from '../session/conflict/conflict-text';
import type { TreeItem } from '../selection/content-tree';
import { useItemLabels } from '../selection/geometry/use-item-labels';
import { useWorkbench } from '../selection/Workbench';
import type { Presence } from '../together/presence/Presence';
import { ComponentForm } from './ComponentForm';
import { ComponentLayout } from './ComponentLayout';
import { t } from '../../../../../shared/authoring/language/t';

interface ComponentPropertiesProps {
  item: TreeItem;
  rails: Rails;
  presence: Presence;
  /** For the labels of fields. */
  definitions: Definitions;
}

/** One component: its fields, styles and layout. */
export function ComponentProperties({
  item,
  rails,
  presence,
  definitions,
}: ComponentPropertiesProps): ReactNode {
  const { path, resourceType, isRoot } = item;
  const { actions, titleOf } = useWorkbench();
  const { title, summary } = useItemLabels()(path);
  const policy = usePolicy(path);
  const tabs = useComponentTabs(resourceType, policy);
  const body = useRef<HTMLDivElement>(null);
  const isReady = policy !== undefined;
  useEffect(() => {
    if (isReady && rails.takesFocus()) return focusWhenSeen(() => body.current);
  }, [isReady, rails]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!leavesForm(event, body.current)) return;
    event.preventDefault();
    actions.focus([path]);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc leads back to the component, from any field
    <div ref={body} onKeyDown={onKeyDown}>
      <p className="ed-properties__of">
        <strong>{title}</strong>
        {summary && <span>{summary}</span>}
      </p>
      {!isReady && <ProgressCircle aria-label={t('Loading the properties')} isIndeterminate size="S" />}
      {isReady && (isRoot || !tabs) && (
        <p className="ed-rail__none">
          {isRoot
            ? t('This container belongs to the template and has no settings here.')
            : t('{title} has no settings.', { title: titleOf(resourceType) })}
        </p>
      )}
      {tabs && policy && !isRoot && <ComponentForm {...{ item, tabs, policy, presence, definitions }} />}
      {isReady && !isRoot && <ComponentLayout path={path} />}
    </div>
  );
}
