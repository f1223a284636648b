import type { ReactNode } from 'react';
import { formatMeasure } from '../../../../../shared/measures/format-measure';
import type { ConfiguratorDrawing, ConfiguratorModel } from './Configurator.model';
import { useConfigurator } from './use-configurator';

type Props = ConfiguratorModel & { drawing: ConfiguratorDrawing };

/** The configuration from the front, to scale, with the machine's length and height. */
export function ConfiguratorPicture({ drawing, chosen }: Props): ReactNode {
  const { words, nameOf, stepName } = useConfigurator();
  const { width, height, floor, outlines, dimensions, shows } = drawing;
  const options = chosen.map((option) => `${stepName(option.step)}: ${nameOf(option)}`).join('; ');
  const thin = width / 420;
  // Legible whether the page's width limits the drawing or its height; no larger than the margins of the drawing.
  const size = Math.min(Math.max(width / 30, height / 20), 150);
  return (
    <figure className="cmp-configurator__figure" data-sync="picture">
      <svg
        className="cmp-configurator__drawing"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={words.picture(shows.join(', '), options)}
      >
        {outlines.map(({ d, fill, line }, index) => (
          <path
            key={index}
            d={d}
            fill={fill}
            stroke={line?.colour ?? '#1b2430'}
            strokeWidth={line?.width ?? thin / 2}
            strokeLinejoin="round"
          />
        ))}
        <path d={`M0 ${floor}H${width}`} stroke="#526074" strokeWidth={thin * 1.5} fill="none" />
        {dimensions.map((dimension) => (
          <Dimension key={dimension.from.join()} {...dimension} thin={thin} size={size} />
        ))}
      </svg>
      <figcaption className="cmp-configurator__caption">{words.scale}</figcaption>
    </figure>
  );
}

type DimensionProps = ConfiguratorDrawing['dimensions'][number] & { thin: number; size: number };

/** A dimension line with its figure, level or upright. */
function Dimension({ from, to, value, thin, size }: DimensionProps): ReactNode {
  const { language, units } = useConfigurator();
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const isUpright = from[0] === to[0];
  const tick = size / 2;
  const ticks = [from, to].map(([px, py]) =>
    isUpright ? `M${px - tick} ${py}h${size}` : `M${px} ${py - tick}v${size}`,
  );
  return (
    <>
      <path
        d={`M${from.join(' ')}L${to.join(' ')}${ticks.join('')}`}
        stroke="#526074"
        strokeWidth={thin}
        fill="none"
      />
      <text
        x={x}
        y={isUpright ? y : y + size * 1.5}
        fontSize={size}
        fill="#26334a"
        textAnchor="middle"
        transform={isUpright ? `rotate(-90 ${x} ${y}) translate(0 ${-size * 0.5})` : undefined}
      >
        {formatMeasure({ value, unit: 'mm' }, language, units)}
      </text>
    </>
  );
}
