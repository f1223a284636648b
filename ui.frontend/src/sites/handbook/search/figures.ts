/* Figures that features let visitors filter and sort by, the most used first: none. */

export const firstFigures: readonly string[] = [];

export const orders: readonly string[] = [];
