/** English and French write their compounds as separate words. */
export const compoundParts: Readonly<Partial<Record<string, string>>> = {};
