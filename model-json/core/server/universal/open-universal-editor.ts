import type { UniversalEditor } from './UniversalEditor';

/** What lets pages be edited in the Universal Editor; its code is loaded only if it is on. */
export const openUniversalEditor = async (setting: 'off' | 'on'): Promise<UniversalEditor | undefined> =>
  setting === 'on' ? (await import('./universal-editor')).universalEditor : undefined;
