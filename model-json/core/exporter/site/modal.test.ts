import { exportComponent } from './testing';

const teaser = { 'sling:resourceType': 'ventora/components/teaser', 'jcr:title': 'ISO 1217' };

it('exports its settings and its content', () => {
  const model = exportComponent('modal', {
    'jcr:title': 'How we measure',
    topPosition: 104,
    overlayOpacity: 0.35,
    overlayColor: 'black',
    closeText: 'Close',
    isWide: true,
    triggerId: 'open',
    teaser,
  });
  expect(model).toMatchObject({
    title: 'How we measure',
    topPosition: 104,
    overlayOpacity: 0.35,
    overlayColor: 'black',
    closeText: 'Close',
    isWide: true,
    isOpened: false,
    trigger: { id: 'open' },
    ':itemsOrder': ['teaser'],
  });
});

it('has no trigger if none is authored', () => {
  expect(exportComponent('modal', { teaser, triggerClassName: '' }).trigger).toBeUndefined();
});
