import { typedNumber } from '../numbers';
import { profileChoices } from './profile-choices';

it.each(['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'de-CH'])(
  'writes a profile that its own page reads back: %s',
  (language) => {
    const flows = Array.from({ length: 999 }, (_, index) => 1.234 + (index % 7) / 9);
    const choices = profileChoices(flows, language);
    const rows = Array.from({ length: 8 }, (_, index) => index + 1).filter(
      (row) => choices[`share${row}`] !== '',
    );
    const mean = rows.reduce(
      (sum, row) =>
        sum +
        (typedNumber(choices[`share${row}`]!, language)! / 100) *
          typedNumber(choices[`draw${row}`]!, language)!,
      0,
    );
    expect(mean).toBeCloseTo(flows.reduce((a, b) => a + b) / flows.length, 2);
  },
);
