import { createContext, useContext, type ComponentPropsWithoutRef, type ReactNode } from 'react';

/** What the page editor needs to recognise a container; omitted on a published page. */
export interface ContainerEditing {
  /** Content path of the container. */
  path: string;
  /** Whether its children are in AEM's grid. */
  isGrid: boolean;
}

const Editing = createContext<ContainerEditing | undefined>(undefined);

export const ContainerEditingProvider = Editing.Provider;

/** Drop target for a new last child. The page editor expects these class names. */
export function DropTarget(): ReactNode {
  const editing = useContext(Editing);
  if (!editing) return null;
  return (
    <div
      className={editing.isGrid ? 'new section aem-Grid-newComponent' : 'new section'}
      data-cq-data-path={`${editing.path}/*`}
    />
  );
}

/** The element around a container's children. In the editor it has the container's path and a drop target. */
export function DropZone({ className, children, ...rest }: ComponentPropsWithoutRef<'div'>): ReactNode {
  const editing = useContext(Editing);
  return (
    <div
      {...rest}
      className={editing ? [className, 'aem-container'].filter(Boolean).join(' ') : className}
      data-cq-data-path={editing?.path}
    >
      {children}
      <DropTarget />
    </div>
  );
}
