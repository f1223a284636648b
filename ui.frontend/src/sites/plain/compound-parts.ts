/** How compounds of a language are parted: not at all. */
export const compoundParts: Readonly<Partial<Record<string, string>>> = {};
