/** How an identification link is printed. */
export type CodeKind = 'qr' | 'datamatrix';

/**
 * A code as SVG. IEC 61406-1 wants a frame with a cut-off corner around it: a reader sees that it identifies the product.
 * The library is loaded by the first code.
 */
export async function drawCode(kind: CodeKind, text: string): Promise<string> {
  const { toSVG } = await import('bwip-js/node');
  return toSVG({
    bcid: kind === 'qr' ? 'qrcode' : 'datamatrix',
    text,
    scale: 4,
    padding: kind === 'qr' ? 4 : 2,
    backgroundcolor: 'FFFFFF',
    ...(kind === 'qr' && { eclevel: 'M' }),
  });
}
