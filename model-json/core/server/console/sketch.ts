import { resourceTypeOf, text } from '../../exporter/shared/properties';
import type { Resource } from '../../repository/Resource';

/** Size of a sketch, in its own units. */
const WIDTH = 160;
const HEIGHT = 120;
const MARGIN = 10;
const GAP = 5;

/** A part of a page, roughly as high as it is on one. */
interface Part {
  readonly kind: 'band' | 'title' | 'text' | 'picture' | 'row' | 'place';
  readonly height: number;
}

/** What a component looks like from afar, by words in its type. */
const LOOKS: readonly (readonly [RegExp, Part])[] = [
  [/header|footer|cookie|experiencefragment/, { kind: 'band', height: 9 }],
  [/breadcrumb|navigation|separator/, { kind: 'text', height: 4 }],
  [/title/, { kind: 'title', height: 9 }],
  [/image|video|carousel|hero|embed/, { kind: 'picture', height: 34 }],
  [/list|teaser|cards|tabs|accordion|table|product|gallery|compar|filter/, { kind: 'row', height: 24 }],
];

/** A sketch of a template as SVG: its structure, with its initial content in the place for content. */
export function sketchOf(template: Resource): string {
  const structure = template.children.get('structure')?.children.get('jcr:content')?.children.get('root');
  const initial = template.children.get('initial')?.children.get('jcr:content')?.children.get('root');
  const found = structure ? partsIn(structure, initial) : initial ? partsIn(initial, undefined) : [];
  const parts: readonly Part[] = found.length > 0 ? found : [{ kind: 'place', height: 40 }];
  let top = MARGIN;
  const drawn: string[] = [];
  for (const part of parts) {
    if (top + part.height > HEIGHT - MARGIN / 2) break;
    drawn.push(draw(part, top));
    top += part.height + GAP;
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH * 2}" height="${HEIGHT * 2}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${drawn.join('')}</svg>`
  );
}

function partsIn(node: Resource, initial: Resource | undefined): Part[] {
  return [...node.children.values()].flatMap((child) => {
    const type = resourceTypeOf(child);
    const counterpart = initial?.children.get(child.name);
    if (/container/.test(type) || text(child.properties, 'layout')) {
      const inside = partsIn(child, counterpart);
      const filled = inside.length > 0 ? inside : counterpart ? partsIn(counterpart, undefined) : [];
      return filled.length > 0 ? filled : [{ kind: 'place', height: 40 }];
    }
    return LOOKS.find(([words]) => words.test(type))?.[1] ?? { kind: 'text', height: 14 };
  });
}

const bar = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1.5" fill="${fill}"/>`;

function draw({ kind, height }: Part, top: number): string {
  const width = WIDTH - 2 * MARGIN;
  switch (kind) {
    case 'band':
      return bar(MARGIN, top, width, height, '#c8cdd4');
    case 'title':
      return bar(MARGIN, top, width * 0.6, height - 2, '#5b6673');
    case 'text':
      return lines(top, height, width);
    case 'picture':
      return bar(MARGIN, top, width, height, '#b7cdea');
    case 'row':
      return [0, 1, 2]
        .map((i) => bar(MARGIN + (i * (width + GAP)) / 3, top, (width - 2 * GAP) / 3, height, '#d5dce5'))
        .join('');
    case 'place':
      return `<rect x="${MARGIN}" y="${top}" width="${width}" height="${height}" rx="2" fill="none" stroke="#8a94a0" stroke-dasharray="4 3"/>`;
  }
}

function lines(top: number, height: number, width: number): string {
  const count = Math.max(1, Math.floor(height / 5));
  return Array.from({ length: count }, (_, i) =>
    bar(MARGIN, top + i * 5, i === count - 1 && count > 1 ? width * 0.7 : width, 2.5, '#c8cdd4'),
  ).join('');
}
