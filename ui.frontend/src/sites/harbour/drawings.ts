import type { Drawings } from '../../core/kit/Drawings';

/* What stands for the picture of a product that has none: there are no products. */

export const drawings: Drawings = { has: () => false, Drawing: () => null };
