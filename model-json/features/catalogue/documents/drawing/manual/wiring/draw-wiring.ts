import { catalogueWords } from '../../../../../../../shared/features/catalogue/api/words';
import type { Starting } from '../../../models/electrics';
import type { Manual } from '../../../models/SiteDocument';
import { COLOURS, heading, type Sheet } from '../../../../../documents/api/drawing';
import { Circuit } from './Circuit';
import { drawControlCircuit } from './control-circuit';
import { drawPowerCircuit } from './power-circuit';

/** Two diagrams with their legends fill a page. */
const [HEIGHT, PADDING, SCALE] = [280, 12, 0.9];
const COLUMNS = 3;

/** The parts in the diagram of each starting method, in the order of the legend. */
const PARTS = {
  direct: ['Q1', 'F1', 'K1', 'F2direct', 'M1', 'T2', 'F3', 'S0', 'B2', 'A1', 'B1', 'Y1'],
  'star-delta': ['Q1', 'F1', 'K1', 'K2', 'K3', 'F2', 'M1', 'T2', 'F3', 'S0', 'B2', 'A1delta', 'B1', 'Y1'],
  inverter: ['Q1', 'F1', 'K1', 'T1', 'M1', 'T2', 'F3', 'S0', 'B2', 'A1', 'B1', 'Y1'],
} as const satisfies Record<Starting, readonly string[]>;

/** The circuit diagram of a starting method: power circuit, control circuit, and legend. */
export function drawWiring(
  sheet: Sheet,
  starting: Starting,
  number: number,
  manual: Pick<Manual, 'language' | 'wiring'>,
): void {
  const { wiring } = catalogueWords(manual.language).documentSheet;
  const title = wiring.diagram(number, wiring.starting[starting]);
  heading(sheet, title, { tag: 'H3', size: 11, keep: HEIGHT + 60 });
  const top = sheet.y;
  sheet.decorate(() =>
    sheet.doc.rect(sheet.left, top, sheet.width, HEIGHT).lineWidth(0.6).stroke(COLOURS.line),
  );
  sheet.tag(
    'Figure',
    () => {
      const circuit = new Circuit(sheet);
      sheet.doc
        .save()
        .translate(sheet.left + PADDING, top + PADDING)
        .scale(SCALE);
      drawPowerCircuit(circuit, starting);
      drawControlCircuit(circuit, starting);
      sheet.doc.restore();
    },
    { alt: `${title}. ${wiring.alternative}` },
  );
  sheet.y = top + HEIGHT + 8;
  drawLegend(sheet, starting, manual);
}

function drawLegend(
  sheet: Sheet,
  starting: Starting,
  { language, wiring: rules }: Pick<Manual, 'language' | 'wiring'>,
): void {
  const { wiring } = catalogueWords(language).documentSheet;
  const parts = { ...wiring.parts, ...wiring.byRules[rules] };
  const gap = 14;
  const width = (sheet.width - gap * (COLUMNS - 1)) / COLUMNS;
  const lines = PARTS[starting].map((part) => `${part.slice(0, 2)}\u00a0 ${parts[part]}`);
  const rows = Math.ceil(lines.length / COLUMNS);
  const top = sheet.y;
  let below = top;
  for (let column = 0; column < COLUMNS; column += 1) {
    sheet.y = top;
    for (const line of lines.slice(column * rows, (column + 1) * rows))
      sheet.paragraph(line, {
        size: 7,
        lineGap: 0.5,
        x: sheet.left + column * (width + gap),
        width,
        after: 1,
      });
    below = Math.max(below, sheet.y);
  }
  sheet.y = below + 8;
}
