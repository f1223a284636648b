import fastify from 'fastify';
import { COMPRESSES } from '../../../model-json/core/server/front/behind-front';
import { Body } from '../../../model-json/core/server/http/Body';
import { sendBody } from '../../../model-json/core/server/http/send-body';

const app = fastify();
const text = '<p>What the search finds. '.repeat(100);
app.get('/page', (request, reply) => sendBody(request, reply, new Body(text, 'text/html; charset=utf-8')));
app.get('/missing', (request, reply) =>
  sendBody(request, reply.code(404), new Body(text, 'text/html; charset=utf-8')),
);
app.get('/data', (request, reply) => sendBody(request, reply, new Body(text, 'application/json')));

const ask = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'accept-encoding': 'br', ...headers } });

it('leaves a page to the front for a client with a dictionary', async () => {
  const { headers, body } = await ask('/page', { [COMPRESSES]: 'yes' });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers.vary).toBe('accept-encoding, available-dictionary');
  expect(body).toBe(text);
});

it('compresses pages for other clients, and says to caches that they differ', async () => {
  const { headers } = await ask('/page', { [COMPRESSES]: 'no' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, available-dictionary' });
});

it.each(['/missing', '/data'])('compresses %s, which has no dictionary', async (url) => {
  expect((await ask(url, { [COMPRESSES]: 'yes' })).headers['content-encoding']).toBe('br');
});

it('knows no dictionaries without a front', async () => {
  expect((await ask('/page')).headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
});
