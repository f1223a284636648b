import { readServiceSettings } from '../../model-json/programs/service/service-settings';

test('ops who set nothing see what the service needs, and in which format', () => {
  const cure = 'is not set; write an origin like https://www.example.com, without a path';
  expect(() => readServiceSettings({})).toThrow(`PUBLIC_ORIGIN= ${cure}\nCONTENT_URL= ${cure}`);
});
