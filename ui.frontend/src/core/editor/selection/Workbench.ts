import { createContext, useContext } from 'react';
import type { Actions } from './actions/create-actions';
import type { Workbench } from './Bench';

export type { Shell, Workbench } from './Bench';

export interface WorkbenchWithActions extends Workbench {
  readonly actions: Actions;
}

const Context = createContext<WorkbenchWithActions | undefined>(undefined);

export const WorkbenchProvider = Context.Provider;

/** @throws if no page is open */
export function useWorkbench(): WorkbenchWithActions {
  const workbench = useContext(Context);
  if (!workbench) throw new Error('useWorkbench: only while a page is open');
  return workbench;
}
