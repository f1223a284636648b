import { createContext, useContext } from 'react';
import { formatMeasure } from '../../../../../shared/measures/format-measure';
import type { MeasureSystem } from '../../../../../shared/measures/measure-system';
import { useRendering } from '../../../core/kit/rendering';
import { useWords, type Words } from '../words';
import type { ConfiguratorModel } from './Configurator.model';

/** The units of a configurator, the id prefix of its parts, and what names its options. */
export const ConfiguratorContext = createContext<
  Pick<ConfiguratorModel, 'steps'> & { id: string; units: MeasureSystem }
>({
  id: '',
  units: 'metric',
  steps: [],
});

export interface Configuring {
  readonly id: string;
  readonly words: Words;
  readonly language: string;
  readonly units: MeasureSystem;
  /** An option in words: its title, or its volume. */
  nameOf(option: { title?: string | undefined; litres?: number | undefined }): string;
  /** The question of a step. */
  stepName(step: string): string;
}

/** Texts and formatters of the configurator in the reader's language and units. */
export function useConfigurator(): Configuring {
  const { language } = useRendering();
  const { id, units } = useContext(ConfiguratorContext);
  const words = useWords();
  return {
    id,
    words,
    language,
    units,
    nameOf: ({ title, litres }) =>
      title ?? (litres === undefined ? '' : formatMeasure({ value: litres, unit: 'l' }, language, units)),
    stepName: (step) => words.steps[step] ?? step,
  };
}
