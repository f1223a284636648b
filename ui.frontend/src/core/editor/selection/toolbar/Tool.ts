import type { ReactElement } from 'react';
import type { TreeItem } from '../content-tree';
import type { WorkbenchWithActions } from '../Workbench';

/** An action on the selection. */
export interface Tool {
  readonly key: string;
  readonly label: string;
  readonly icon: ReactElement;
  run(bench: WorkbenchWithActions, item: TreeItem): void;
  /** Whether it applies; always if omitted. @param count how many components are selected */
  when?(item: TreeItem, bench: WorkbenchWithActions, count: number): boolean;
}
