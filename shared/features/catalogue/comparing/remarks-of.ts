import type { Size } from '../api/product-card.model';
import { differencesOf, type Compared, type ComparingReader } from './differences-of';

/**
 * What to say of each of some products beside another: `One size up: 20 % more air, 15 kW more power`.
 * @returns undefined where nothing is worth a word
 */
export function remarksOf(
  one: Compared,
  others: readonly (Compared & { readonly size?: Size | undefined })[],
  reader: ComparingReader,
): (string | undefined)[] {
  return others.map((other) => {
    const differences = differencesOf(one, other, reader).join(', ');
    if (!differences) return undefined;
    return other.size ? reader.words.differences.sizes[other.size](differences) : capital(differences);
  });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
