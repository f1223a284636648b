import { EditableComponent, MapTo, ResponsiveGrid } from '@adobe/aem-react-editable-components';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import type { ComponentDefinition } from '../kit/define-component';
import { Item } from './Item';
import { ProblemBox } from './ProblemBox';
import { toRawModel, type SdkProps } from './raw-model';
import { assetDrop } from '../kit/dialogs/asset-drop';
import type { ItemMapping } from './child-renderer';
import { t } from '../../../../shared/authoring/language/t';

/** Props that the SDK gives to a mapped component. */
export interface MappedProps {
  model: SdkProps;
  cqPath: string;
  isInEditor: boolean;
  componentMapping: ItemMapping;
  /** Classes of the grid column. */
  className?: string;
}

/**
 * Maps every component for the SDK. Called once before the first render: a component created during a render would lose
 * its state with every edit.
 * @returns the mapping for the SDK's `Page`; unlike the SDK's own it also handles unmapped types
 */
export function mapComponents(components: ReadonlyMap<string, ComponentDefinition>): ItemMapping {
  const mapped = new Map<string, unknown>([['wcm/foundation/components/responsivegrid', ResponsiveGrid]]);
  for (const [type, definition] of components) {
    const component = editable(definition);
    // For apps that render through the SDK without a mapping of their own.
    MapTo(type)(component as ComponentType<object>);
    mapped.set(type, component);
  }
  return { get: (type: string) => mapped.get(type) ?? Unmapped } as unknown as ItemMapping;
}

function editable(definition: ComponentDefinition): ComponentType<MappedProps> {
  const dropped = assetDrop(definition.dialog?.tabs.flatMap(({ fields }) => fields) ?? []);
  // Marks a drop target for assets in the page editor.
  const dropClass = dropped && `cq-dd-${dropped}`;
  const config = {
    emptyLabel: definition.title,
    resourceType: definition.resourceType,
    isEmpty: (props: object) => {
      if (!definition.isEmpty) return false;
      const parsed = definition.model.safeParse(toRawModel({ ...props }));
      return parsed.success && definition.isEmpty(parsed.data);
    },
  };

  function Editable({ model, cqPath, isInEditor, componentMapping, className }: MappedProps): ReactNode {
    const place = useMemo(
      () => ({ definition, path: cqPath, inEditor: isInEditor, mapping: componentMapping }),
      [cqPath, isInEditor, componentMapping],
    );
    return (
      <EditableComponent
        config={config}
        model={model}
        cqPath={cqPath}
        isInEditor={isInEditor}
        className={className}
        containerProps={isInEditor ? { className: dropClass } : undefined}
      >
        <Item cqItem={place} />
      </EditableComponent>
    );
  }
  Editable.displayName = `Editable(${name})`;
  return Editable;
}

/** For a type that occurs in the content but has no component. Its title is that of its definition, if the site has one. */
function Unmapped({ model, cqPath, isInEditor, className }: MappedProps): ReactNode {
  const type = String(model.cqType);
  const message = t(
    'This site has no component for “{type}”, so visitors see nothing here. Delete it, or ask a developer for a component of that type.',
    { type },
  );
  const title = typeof model.componentTitle === 'string' ? model.componentTitle : '';
  const problem = { kind: 'unknown-type' as const, item: cqPath, message };
  const box = <ProblemBox inEditor={isInEditor} problem={problem} title={title} />;
  if (!isInEditor) return box;
  return (
    <div className={className} data-cq-data-path={cqPath} data-cq-resource-type={type}>
      {box}
    </div>
  );
}
