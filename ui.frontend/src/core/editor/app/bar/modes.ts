import Edit from '@spectrum-icons/workflow/Edit';
import ViewColumn from '@spectrum-icons/workflow/ViewColumn';
import Preview from '@spectrum-icons/workflow/Preview';
import type { ComponentType } from 'react';
import { t } from '../../../../../../shared/authoring/language/t';

export type Mode = 'edit' | 'layout' | 'preview';

export const modes: readonly { key: Mode; title: string; Icon: ComponentType }[] = [
  { key: 'edit', title: t('Edit'), Icon: Edit },
  { key: 'layout', title: t('Layout'), Icon: ViewColumn },
  { key: 'preview', title: t('Preview'), Icon: Preview },
];
