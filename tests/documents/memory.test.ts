import { Sheet } from '../../model-json/features/documents/drawing/Sheet';

/* A small machine runs author and publish, so code that is rarely needed must not occupy memory permanently. */

test('caching documents does not load the PDF library', async () => {
  jest.doMock('pdfkit', () => {
    throw new Error('pdfkit was loaded');
  });
  await jest.isolateModulesAsync(async () => {
    const { Documents } = await import('../../model-json/features/documents/server/Documents');
    expect(Documents).toBeDefined();
  });
  jest.dontMock('pdfkit');
});

test('pages waiting for their page numbers are each held in a single buffer', async () => {
  const sheet = new Sheet({
    title: 'Catalogue',
    author: 'Ventora',
    language: 'en-GB',
    modified: '2026-11-20',
  });
  for (const line of ['Screw compressors', 'Dryers']) {
    sheet.newPage();
    for (let n = 0; n < 20; n += 1) sheet.paragraph(`${line} ${n}`);
  }
  sheet.doc.switchToPage(1);
  const { buffer } = sheet.doc.page.content as unknown as { buffer: readonly Uint8Array[] };
  expect(buffer).toHaveLength(1);
  expect((await sheet.end()).subarray(0, 5).toString()).toBe('%PDF-');
});
