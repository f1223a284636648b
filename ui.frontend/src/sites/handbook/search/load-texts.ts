/* The same words where they are loaded one language at a time. */

export const loadFieldTexts = async () => ({ field: {}, banner: {} });

export const loadListTexts = async () => ({});
