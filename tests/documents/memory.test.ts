import { Sheet } from '../../model-json/features/documents/drawing/Sheet';

/* A small machine serves author and publish: what is drawn now and then may not take memory for good. */

test('keeping documents loads nothing of what draws them', async () => {
  jest.doMock('pdfkit', () => {
    throw new Error('pdfkit was loaded');
  });
  await jest.isolateModulesAsync(async () => {
    const { Documents } = await import('../../model-json/features/documents/server/Documents');
    expect(Documents).toBeDefined();
  });
  jest.dontMock('pdfkit');
});

test('pages that wait for their numbers are held in one piece each', async () => {
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
