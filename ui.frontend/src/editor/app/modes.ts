export type Mode = 'edit' | 'layout' | 'preview';

export const modes: readonly { key: Mode; title: string }[] = [
  { key: 'edit', title: 'Edit' },
  { key: 'layout', title: 'Layout' },
  { key: 'preview', title: 'Preview' },
];
