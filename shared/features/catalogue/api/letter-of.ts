/** The letter that marks a connection on drawings and in the 3D view: A, B, … */
export const letterOf = (index: number): string => String.fromCodePoint(65 + index);
