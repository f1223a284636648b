import { partly } from '../../../../shared/testing/partly';
import { SlingAwayError, SlingRefusalError } from './errors';
import { Link, type Connected } from './Link';
import type { Davex } from './remote/Davex';
import type { SlingStore } from './writing/SlingStore';

const linkWhoseStoreFails = (error: Error): Link => {
  const link = new Link(partly<Davex>({ workspace: 'http://sling' }), undefined);
  const store = partly<SlingStore>({ store: () => Promise.reject(error) });
  link.accept(partly<Connected>({ store }));
  return link;
};

it('refuses changes after one whose answer was lost, until everything is compared again', async () => {
  const link = linkWhoseStoreFails(new SlingAwayError('http://sling', 502));
  const { doubted } = link;
  await expect(link.store([])).rejects.toThrow(SlingAwayError);
  expect(doubted.aborted).toBe(true);
  expect(link.doubted.aborted).toBe(false);
  expect(link.refusal).toContain('answers 502');
  expect(() => link.mustBeConnected()).toThrow(SlingAwayError);
  link.accept(partly<Connected>({}));
  expect(link.refusal).toBeUndefined();
});

it('goes on after a change that Sling has refused', async () => {
  const link = linkWhoseStoreFails(new SlingRefusalError('POST', '403'));
  await expect(link.store([])).rejects.toThrow(SlingRefusalError);
  expect(link.doubted.aborted).toBe(false);
  expect(link.refusal).toBeUndefined();
});
