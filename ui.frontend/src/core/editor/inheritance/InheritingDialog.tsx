import { useState, type ComponentProps, type ReactNode } from 'react';
import { ComponentDialog } from '../dialog/ComponentDialog';
import type { Definitions } from '../session/conflict/conflict-text';
import { useReadable } from '../selection/create-store';
import { useWorkbench } from '../selection/Workbench';
import { InheritanceNote } from './InheritanceNote';
import { SourceDialog } from './SourceDialog';
import { useInheriting } from './use-inheriting';

type Props = Omit<ComponentProps<typeof ComponentDialog>, 'marks' | 'changed' | 'children'> & {
  readonly definitions: Definitions;
};

/** The dialog of a component, with its inheritance on a live copy. */
export function InheritingDialog({ definitions, ...props }: Props): ReactNode {
  const { path } = props;
  const { tree } = useWorkbench();
  const item = useReadable(tree).get(path);
  const [changed, setChanged] = useState<readonly string[]>();
  const inheriting = useInheriting(path, item?.resourceType ?? '', setChanged);
  return (
    <>
      <ComponentDialog {...props} marks={inheriting.marks} changed={changed}>
        <InheritanceNote inheriting={inheriting} isContainer={item?.isContainer ?? false} />
      </ComponentDialog>
      <SourceDialog {...{ path, inheriting, definitions }} />
    </>
  );
}
