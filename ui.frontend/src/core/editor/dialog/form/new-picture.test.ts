import { dialog } from '../../../components/Teaser/Teaser.dialog';
import { withNewPicture } from './new-picture';
import { fieldsOf } from './read-write';

const fields = fieldsOf(dialog.tabs);
const before = { fileReference: '/a.jpg', focalPoint: '30,40', altValueFromDAM: false, alt: 'A pump' };

it('gives a new picture its own focal point and alternative text', () => {
  const values = { ...before, fileReference: '/b.jpg' };
  expect(withNewPicture(fields, before, values, 'fileReference')).toEqual({
    ...values,
    focalPoint: '',
    altValueFromDAM: true,
  });
});

it('keeps alternative text that was written before the first picture was chosen', () => {
  const none = { ...before, fileReference: '' };
  const values = { ...before, fileReference: '/b.jpg' };
  expect(withNewPicture(fields, none, values, 'fileReference')).toMatchObject({ altValueFromDAM: false });
});
