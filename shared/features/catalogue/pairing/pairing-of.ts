import type { FigureModel } from '../api/figure.model';
import type { ComparingReader } from '../comparing/differences-of';
import type { CatalogueWords } from '../api/words';
import { Telling } from '../questions/Telling';
import type { PairingRule } from './Pairing';
import { line, tool } from './tool-pairings';
import { drain, dryer, filter, separator, tank } from './treatment-pairings';

const RULES: readonly PairingRule[] = [dryer, filter, tank, separator, drain, line, tool];

/** A product with the figures that reasons are worked out from. */
export interface Paired {
  readonly familyId?: string | undefined;
  readonly figures: readonly FigureModel[];
}

/** The reader for whom reasons are written. */
export interface PairingReader extends Omit<ComparingReader, 'words'> {
  readonly words: Pick<CatalogueWords, 'pairings'>;
}

/** Why one product belongs with another, from the facts of both; undefined if they prove no reason. */
export function pairingOf(one: Paired, part: Paired, reader: PairingReader): string | undefined {
  const tellingOf = ({ figures }: Paired) => new Telling(figures, reader.language, reader.system);
  const together = {
    product: tellingOf(one),
    part: tellingOf(part),
    familyId: one.familyId,
    partFamilyId: part.familyId,
    words: reader.words.pairings,
  };
  for (const rule of RULES) {
    const reason = rule(together);
    if (reason) return reason;
  }
  return undefined;
}
