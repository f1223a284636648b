import { catalogueWords } from '../../../../../../shared/features/catalogue/api/words';
import { figureText } from '../../../../../../shared/features/catalogue/api/figure-rows';
import type { Cable, Starting } from '../../models/electrics';
import type { Connection, Manual, ManualMachine } from '../../models/SiteDocument';
import { COLOURS, type Sheet, table } from '../../../../documents/api/drawing';
import { drawWiring } from './wiring/draw-wiring';

const ORDER: readonly Starting[] = ['direct', 'star-delta', 'inverter'];
const NOTE = { size: 8.5, colour: COLOURS.soft } as const;

type Connected = ManualMachine & { readonly connection: Connection };

/** Machines with a three-phase connection made by an electrician. */
export const connectedIn = ({ machines }: Manual): Connected[] =>
  machines.filter((machine): machine is Connected => machine.connection !== undefined);

/** The connection of each machine, then the circuit diagrams for their starting methods. */
export function drawElectrics(sheet: Sheet, manual: Manual): void {
  const { language, units, supply } = manual;
  const { figureNames, documentSheet } = catalogueWords(language);
  const { wiring, siting } = documentSheet;
  const byRules = wiring.byRules[manual.wiring];
  const machines = connectedIn(manual);
  const used = ORDER.filter((starting) =>
    machines.some(({ connection }) => connection.starting === starting),
  );
  const shown = (machine: ManualMachine, name: string) => {
    const figure = machine.figures.find((each) => each.name === name);
    return figure ? figureText(figure, language, units) : '–';
  };
  if (supply) sheet.paragraph(`${supply.title}. ${supply.text}`, { size: 8.5, after: 8 });
  table(sheet, {
    columns: [
      { title: siting.machine, share: 2, isBold: true },
      { title: wiring.startingTitle, share: 1.7 },
      { title: figureNames.motorPower ?? 'motorPower', share: 1.1, align: 'right' },
      { title: figureNames.ratedCurrent ?? 'ratedCurrent', share: 1.2, align: 'right' },
      { title: byRules.fuse, share: 1, align: 'right' },
      { title: wiring.copper, share: 1.5, align: 'right' },
      { title: wiring.diagramTitle, share: 0.9, align: 'right' },
    ],
    rows: machines.map((machine) => [
      machine.name,
      (machine.motors > 1 ? `${machine.motors}\u00a0× ` : '') + wiring.starting[machine.connection.starting],
      shown(machine, 'motorPower'),
      shown(machine, 'ratedCurrent'),
      `${machine.connection.fuse}\u00a0A`,
      cableText(machine.connection.cable, language),
      String(used.indexOf(machine.connection.starting) + 1),
    ]),
  });
  sheet.y += 5;
  sheet.paragraph(byRules.basis, { ...NOTE, after: 14 });
  used.forEach((starting, index) => drawWiring(sheet, starting, index + 1, manual));
}

const cableText = (cable: Cable, language: string): string => {
  if ('size' in cable) return cable.size.replace(' ', '\u00a0');
  const { count, section } = cable;
  const shown = `${new Intl.NumberFormat(language).format(section)}\u00a0mm²`;
  return count > 1 ? `${count}\u00a0× ${shown}` : shown;
};
