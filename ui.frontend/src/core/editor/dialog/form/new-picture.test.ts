import { dialog } from '../../../components/Teaser/Teaser.dialog';
import { withNewPicture } from './new-picture';
import { fieldsOf } from './read-write';

const fields = fieldsOf(dialog.tabs);
const before = { fileReference: '/a.jpg', focalPoint: '30,40', altValueFromDAM: false, alt: 'A pump' };

it('another picture has its own focal point and its own alternative text', () => {
  const values = { ...before, fileReference: '/b.jpg' };
  expect(withNewPicture(fields, before, values, 'fileReference')).toEqual({
    ...values,
    focalPoint: '',
    altValueFromDAM: true,
  });
});

it('words that were written before the first picture was chosen are about it', () => {
  const none = { ...before, fileReference: '' };
  const values = { ...before, fileReference: '/b.jpg' };
  expect(withNewPicture(fields, none, values, 'fileReference')).toMatchObject({ altValueFromDAM: false });
});
