import { ContentTree } from '../content-package/content-tree';
import { createContext } from '../create-context';
import { imageV2 } from './image-v2';

const asset = (type: string | undefined, format = 'image/png') => ({
  'jcr:primaryType': 'dam:Asset',
  'jcr:content': {
    metadata: {
      'dc:format': format,
      'dam:scene7File': 'acme/drill',
      'dam:scene7Domain': 'https://media.example.com/',
      ...(type !== undefined && { 'dam:scene7Type': type }),
    },
  },
});
const tree = ContentTree.of({
  dam: {
    none: asset(undefined),
    image: asset('Image'),
    gif: asset('AnimatedGif'),
    svg: asset('Generic'),
    film: asset('Video', 'video/mp4'),
  },
  ...Object.fromEntries(
    ['none', 'image', 'gif', 'svg', 'film'].map((name) => [name, { fileReference: `/dam/${name}` }]),
  ),
});
const modelOf = (name: string) =>
  imageV2(
    tree.get(`/${name}`)!,
    createContext({
      tree,
      currentPage: undefined,
      policy: () => ({ properties: { enableDmFeatures: true } }),
    }),
  );

it.each([
  ['none', 'https://media.example.com/is/image/acme/drill?dpr=off'],
  ['image', 'https://media.example.com/is/image/acme/drill?dpr=off'],
  ['gif', 'https://media.example.com/is/content/acme/drill?dpr=off'],
  ['svg', 'https://media.example.com/is/content/acme/drill?dpr=off'],
])('transforms only assets that Dynamic Media treats as images: %s', (name, src) => {
  expect(modelOf(name).src).toBe(src);
});

it('treats an asset as a Dynamic Media one even if it is not a picture', () => {
  expect(modelOf('film')).toMatchObject({ dmImage: true, src: undefined });
});
