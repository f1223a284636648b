import type { Resource } from '../../../core/repository/Resource';
import { flag, number, text, texts } from '../../../core/exporter/shared/properties';
import { inUnitsOf, type MeasureSystem } from '../calculation/typed-measures';
import type { Choices } from '../../../core/exporter/shared/links/choice-links';

/** `2 × V-5213-00 50 %`: quantity, product, running time. */
const TOOL = /^(?:(\d{1,2})\s*[x×*]\s*)?(\S+?)(?:\s+(\d{1,3})\s*%)?$/;

/** An author's preset for a trade, as query parameters. */
export function presetChoices({ properties }: Resource, system: MeasureSystem): Choices {
  const rows = (texts(properties, 'tools') ?? []).flatMap((line, index): [string, string][] => {
    const [, count = '1', sku, use] = TOOL.exec(line.trim()) ?? [];
    if (!sku) return [];
    const row = index + 1;
    const choices: [string, string][] = [
      [`t${row}`, sku],
      [`n${row}`, count],
    ];
    if (use) choices.push([`u${row}`, use]);
    return choices;
  });
  const measure = (name: string, unit: 'l/min' | 'bar') => {
    const value = number(properties, name);
    return value === undefined ? undefined : String(inUnitsOf(system, value, unit));
  };
  return {
    ...Object.fromEntries(rows),
    flow: measure('flow', 'l/min'),
    pressure: measure('pressure', 'bar'),
    air: text(properties, 'air'),
    supply: text(properties, 'supply'),
    noise: text(properties, 'noise'),
    oilfree: flag(properties, 'oilFree') ? '1' : undefined,
  };
}
