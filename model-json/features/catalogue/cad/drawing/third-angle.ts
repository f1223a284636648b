const THIRD_ANGLE = new Set(['US', 'CA']);

/** Where views are drawn in the third angle: North America. Elsewhere, in the first. */
export const isThirdAngle = (language: string): boolean => THIRD_ANGLE.has(language.split('-').at(-1) ?? '');
