/** Loads the editor of rich texts, which dialogs use, too. */
export const loadRichText = () => import('../../editor/dialog/richtext/create-rich-text');
