import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { listen } from '../../model-json/core/server/http/listen';
import { PICTURE_DATE } from './fixture-site';
import { startSite } from './start-site';

test('a closing server finishes its requests, then exits at once', async () => {
  const site = await startSite();
  const { port } = new URL(await listen(site.publish, '127.0.0.1', 0, 'PUBLISH_PORT'));
  const agent = new Agent({ keepAlive: true });
  const path = `/products/_jcr_content/root/image.coreimg.82.80.avif/${PICTURE_DATE}/pump.avif`;
  const status = new Promise((resolve, reject) => {
    request({ port, path, agent }, (answer) => answer.resume().on('end', () => resolve(answer.statusCode)))
      .on('error', reject)
      .end();
  });
  await new Promise((resolve) => site.publish.server.once('request', resolve));
  const began = Date.now();
  await Promise.all([site.close(), status]);
  expect(await status).toBe(200);
  expect(Date.now() - began).toBeLessThan(5000);
  agent.destroy();
});

test('a closing server does not wait for connections that no browser has used', async () => {
  const site = await startSite();
  const { port } = new URL(await listen(site.publish, '127.0.0.1', 0, 'PUBLISH_PORT'));
  const unused = connect(Number(port), '127.0.0.1');
  await once(site.publish.server, 'connection');
  const closed = once(unused.resume(), 'close');
  await site.close();
  await closed;
});
