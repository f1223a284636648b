import { ToastContainer } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { useHasDialog } from '../screen/use-has-dialog';
import { useIsNarrow } from '../screen/use-is-narrow';

/** Position of messages: never at the bottom of a phone or beside a dialog, where the buttons are. */
export function Messages(): ReactNode {
  const isNarrow = useIsNarrow();
  const hasDialog = useHasDialog();
  return <ToastContainer placement={isNarrow || hasDialog ? 'top' : 'bottom'} />;
}
