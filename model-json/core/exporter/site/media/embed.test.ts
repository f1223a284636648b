import { exportComponent } from '../testing';

const youTube = 'core/wcm/components/embed/v1/embed/embeddable/youtube';

it('contains the video id of the YouTube embeddable', () => {
  const model = exportComponent('embed', {
    type: 'embeddable',
    embeddableResourceType: youTube,
    youtubeVideoId: 'aqz-KE-bpKQ',
    'jcr:title': 'Oil',
  });
  expect(model).toMatchObject({ type: 'EMBEDDABLE', youtubeVideoId: 'aqz-KE-bpKQ', title: 'Oil' });
});

it('contains no video id if the policy forbids embeddables', () => {
  const model = exportComponent(
    'embed',
    { type: 'embeddable', embeddableResourceType: youTube, youtubeVideoId: 'aqz-KE-bpKQ' },
    { policies: { embed: { embeddablesDisabled: true } } },
  );
  expect(model.youtubeVideoId).toBeUndefined();
});
