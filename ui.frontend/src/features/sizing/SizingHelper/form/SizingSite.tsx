import type { ReactNode } from 'react';
import type { SizingHelperModel } from '../SizingHelper.model';
import { useSizing } from '../use-sizing';
import { SelectField } from './SizingField';

const options = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, text]) => ({ value, text }));

/** Where the compressor will stand: the quality of its air, its supply, and what it may sound like. */
export function SizingSite({ typed, noises }: Pick<SizingHelperModel, 'typed' | 'noises'>): ReactNode {
  const { words, measure } = useSizing();
  return (
    <fieldset className="cmp-sizinghelper__group">
      <legend className="cmp-sizinghelper__legend">{words.place}</legend>
      <SelectField
        name="air"
        label={words.air}
        value={typed.air}
        help={words.airHelp}
        options={options(words.airUses)}
      />
      <div className="cmp-sizinghelper__fields">
        <SelectField
          name="supply"
          label={words.supply}
          value={typed.supply}
          options={options(words.supplies)}
        />
        <SelectField
          name="noise"
          label={words.noise}
          value={typed.noise}
          options={[
            { value: '', text: words.anyNoise },
            ...noises.map((level) => ({
              value: level,
              text: words.noiseUpTo(measure(Number(level), 'dB(A)')),
            })),
          ]}
        />
      </div>
      <label className="cmp-sizinghelper__check">
        <input type="checkbox" name="oilfree" value="1" defaultChecked={typed.oilfree} />
        <span>{words.oilFree}</span>
      </label>
    </fieldset>
  );
}
