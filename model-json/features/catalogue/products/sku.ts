/** Normalises an order number as people type it: case, spaces and punctuation are ignored. `v 1050/00` is `V-1050-00`. */
export const foldSku = (sku: string): string => sku.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
