import type { UniversalEditor } from './UniversalEditor';

/**
 * What lets pages be edited in the Universal Editor; its code is loaded only if it is on.
 *
 * @param origins `UNIVERSAL_EDITOR_ORIGINS`
 */
export const openUniversalEditor = async (
  setting: 'off' | 'on',
  origins: readonly string[],
): Promise<UniversalEditor | undefined> =>
  setting === 'on' ? (await import('./universal-editor')).universalEditorWith(origins) : undefined;
