import { createContext, memo, useContext, useMemo, type ReactNode } from 'react';
import { prettifyError } from 'zod';
import { ContainerEditingProvider } from '../kit/DropZone';
import type { ComponentDefinition } from '../kit/define-component';
import { drawnBy } from '../kit/migrated/drawn-by';
import { PanelEditingProvider } from '../kit/panels';
import { RenderingProvider, useRendering } from '../kit/rendering';
import { AllowedComponents, allowedIn } from './AllowedComponents';
import { createChildRenderer, type ItemMapping } from './child-renderer';
import { ItemBoundary } from './ItemBoundary';
import { PanelContainer } from './PanelContainer';
import { panelContainers } from './panel-messages';
import { ProblemBox } from './ProblemBox';
import { toRawModel, type SdkProps } from './raw-model';

/** An item's place, and the component that renders it. */
export interface ItemPlace {
  definition: ComponentDefinition;
  /** Content path. */
  path: string;
  inEditor: boolean;
  mapping: ItemMapping;
}

/** The path of the container that is the page's main part although it has no role. */
export const MainPath = createContext<string | undefined>(undefined);

interface ItemProps {
  /** The only prop that is not the SDK's; its name cannot clash with a model's. */
  cqItem: ItemPlace;
}

/**
 * A component inside the SDK's `EditableComponent`, which spreads the model's keys into its props. Turns them back into
 * the model, parses it with the component's schema and renders the view. Re-renders only when a key changes.
 */
export const Item = memo(function Item({ cqItem, ...props }: ItemProps & SdkProps): ReactNode {
  const { definition, path, inEditor } = cqItem;
  const raw = toRawModel(props);
  const isMain = useContext(MainPath) === path;
  const parsed = definition.model.safeParse(isMain ? { ...raw, roleAttribute: 'main' } : raw);
  if (!parsed.success) {
    const message = `${definition.resourceType}: ${prettifyError(parsed.error).replace(/\s+/g, ' ')}`;
    return <ProblemBox inEditor={inEditor} problem={{ kind: 'invalid-model', item: path, message }} />;
  }
  const allowed = inEditor ? allowedIn(raw) : undefined;
  if (allowed) return <AllowedComponents components={allowed} />;
  const isEmpty = definition.isEmpty?.(parsed.data) ?? false;
  if (isEmpty && !(inEditor && definition.isContainer)) return null;
  const problem = definition.problem?.(parsed.data);
  const box = problem && (
    <ProblemBox
      inEditor={inEditor}
      problem={{ kind: 'invalid-model', item: path, message: `${definition.resourceType}: ${problem}` }}
    />
  );
  if (box && inEditor) return box;
  return (
    <ItemBoundary path={path} inEditor={inEditor} model={parsed.data}>
      {box}
      <Placed place={cqItem} raw={raw}>
        <definition.View {...parsed.data} />
      </Placed>
    </ItemBoundary>
  );
});

/** Provides a view with its rendering context: how to render children, and what the editor needs around them. */
function Placed({
  place,
  raw,
  children,
}: {
  place: ItemPlace;
  raw: SdkProps;
  children: ReactNode;
}): ReactNode {
  const { definition, path, inEditor, mapping } = place;
  const isGrid = typeof raw.gridClassNames === 'string' && raw.gridClassNames !== '';
  const fragment =
    typeof raw.localizedFragmentVariationPath === 'string' ? raw.localizedFragmentVariationPath : '';
  const renderChild = useMemo(
    // The items of an experience fragment belong to another page and are not editable here.
    () => createChildRenderer({ path: fragment || path, inEditor: inEditor && !fragment, mapping, isGrid }),
    [fragment, path, inEditor, mapping, isGrid],
  );
  const { mode, language } = useRendering();
  const rendering = useMemo(() => ({ mode, language, renderChild }), [mode, language, renderChild]);
  const editing = useMemo(
    () => (inEditor && definition.isContainer ? { path, isGrid } : undefined),
    [inEditor, definition, path, isGrid],
  );
  return (
    <RenderingProvider value={rendering}>
      <ContainerEditingProvider value={editing}>
        <PanelsPlaced place={place}>{children}</PanelsPlaced>
      </ContainerEditingProvider>
    </RenderingProvider>
  );
}

const notEditing = {};

function PanelsPlaced({
  place: { definition, path, inEditor },
  children,
}: {
  place: ItemPlace;
  children: ReactNode;
}): ReactNode {
  const kind = panelContainers.find((name) => drawnBy(definition.resourceType).endsWith(`/${name}`));
  if (!kind) return children;
  if (inEditor)
    return (
      <PanelContainer kind={kind} path={path}>
        {children}
      </PanelContainer>
    );
  return <PanelEditingProvider value={notEditing}>{children}</PanelEditingProvider>;
}
