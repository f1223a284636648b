import Edit from '@spectrum-icons/workflow/Edit';
import ViewColumn from '@spectrum-icons/workflow/ViewColumn';
import Preview from '@spectrum-icons/workflow/Preview';
import type { ComponentType } from 'react';

export type Mode = 'edit' | 'layout' | 'preview';

export const modes: readonly { key: Mode; title: string; Icon: ComponentType }[] = [
  { key: 'edit', title: 'Edit', Icon: Edit },
  { key: 'layout', title: 'Layout', Icon: ViewColumn },
  { key: 'preview', title: 'Preview', Icon: Preview },
];
