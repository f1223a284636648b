import { countedQuery } from './counted-query';

it.each([
  ['  Schrauben  Kompressor ', 'schrauben kompressor'],
  ['7,5 kW unter 60 dB', '7,5 kw unter 60 db'],
  ['V-1050-00', 'v-1050-00'],
  ['1050-00', '1050-00'],
  ['R 15 T 400 V 50 Hz', 'r 15 t 400 v 50 hz'],
  ['10 000 l/min', '10 000 l/min'],
  ['<script>', '<script>'],
])('counts "%s"', (typed, counted) => expect(countedQuery(typed)).toBe(counted));

it.each([
  '',
  '  ',
  '???',
  'jane.doe@example.com',
  'mail an jane@example',
  '+44 20 7946 0958',
  '0151/234 567 89',
  '(030) 90-1820-1',
  'DE89 3704 0044 0532 0130 00',
  'https://example.com/?user=jane',
  'www.example.com/jane',
  'x'.repeat(81),
])('does not count "%s"', (typed) => expect(countedQuery(typed)).toBeUndefined());
