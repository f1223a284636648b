import { startSite, type TestSite } from '../start-site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const get = (tail: string) => site.publish.inject(`/content/dam/ventora/pump.png.coredownload${tail}`);

test('a download is saved under the file’s name', async () => {
  const answer = await get('.png');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/png');
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="pump.png"; filename*=UTF-8''pump.png`,
  );
});

test('a download is saved under the name at the end of its address', async () => {
  const answer = await get(`.png/${encodeURIComponent('Kühl "er".png')}`);
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="K_hl _er_.png"; filename*=UTF-8''K%C3%BChl%20%22er%22.png`,
  );
});

test('an inline download is shown in the browser', async () => {
  const answer = await get('.inline.png');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toBeUndefined();
});

test.each(['.other.png', '.inline.x.png'])('%s is not a download address', async (tail) => {
  expect((await get(tail)).statusCode).toBe(404);
});

test('a page cannot be downloaded', async () => {
  expect((await site.publish.inject('/content/ventora/gb/en/products.coredownload.html')).statusCode).toBe(
    404,
  );
});
