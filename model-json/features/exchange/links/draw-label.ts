import { escapeXml } from '../../../core/server/http/html';
import type { Maker } from '../Maker';
import type { TradeRecord } from '../records/TradeRecord';
import { drawCode } from './draw-code';

/** In millimetres: the largest codes that fit beside the words. */
const [WIDTH, HEIGHT, CODE] = [100, 50, 32];

/** A drawn code without its outer element, and its size. */
function innerOf(svg: string): { readonly size: number; readonly content: string } {
  const size = Number(/viewBox="0 0 (\d+(?:\.\d+)?)/.exec(svg)?.[1] ?? 1);
  return { size, content: svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '') };
}

const code = (svg: string, x: number): string => {
  const { size, content } = innerOf(svg);
  return `<g transform="translate(${x} 15) scale(${CODE / size})">${content}</g>`;
};

/** A label to print and stick on a machine: both codes, what it is, and who made it. */
export async function drawLabel(
  record: TradeRecord,
  link: string,
  maker: Maker,
  serial: string | undefined,
): Promise<string> {
  const [qr, dataMatrix] = await Promise.all([drawCode('qr', link), drawCode('datamatrix', link)]);
  const line = (text: string, y: number, size: number, weight = 400) =>
    `<text x="72" y="${y}" font-size="${size}" font-weight="${weight}">${escapeXml(text)}</text>`;
  const title = escapeXml(`${maker.brand} ${record.name}, ${record.sku}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}mm" height="${HEIGHT}mm" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}" font-family="Arial, sans-serif">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<path d="M1 1H${WIDTH - 1}V${HEIGHT - 7}L${WIDTH - 7} ${HEIGHT - 1}H1Z" fill="none" stroke="#000" stroke-width=".5"/>
<text x="3" y="7" font-size="4.5" font-weight="700">${escapeXml(`${maker.brand} ${record.name}`)}</text>
<text x="3" y="11.5" font-size="2.6">${escapeXml(record.kind)}</text>
${code(qr, 2)}
${code(dataMatrix, 36)}
${[
  line(record.sku, 20, 3.6, 700),
  ...(serial ? [line(serial, 25, 3.2)] : []),
  ...(record.gtin ? [line(record.gtin, 30, 2.6)] : []),
  line(maker.name, 36, 1.8),
  line(`${maker.country}-${maker.postcode} ${maker.town}`, 39, 1.8),
].join('\n')}
</svg>`;
}
