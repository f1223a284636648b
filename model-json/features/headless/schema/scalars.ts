import { GraphQLError, GraphQLScalarType } from 'graphql';

const ofText = (name: string, description: string, pattern: RegExp, example: string) =>
  new GraphQLScalarType<string, string>({
    name,
    description,
    serialize: String,
    parseValue(value) {
      if (typeof value === 'string' && pattern.test(value) && isPossible(value)) return value;
      throw new GraphQLError(`${JSON.stringify(value)} is no ${name}; write it as ${example}`);
    },
  });

/** A time of day alone is always possible if it is well-formed. */
const isPossible = (value: string): boolean => /^\d{2}:/.test(value) || !Number.isNaN(Date.parse(value));

const DAY = String.raw`\d{4}-\d{2}-\d{2}`;
const TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?`;

export const CalendarType = ofText(
  'Calendar',
  'A date and time in ISO 8601.',
  new RegExp(`^${DAY}T${TIME}(?:Z|[+-]\\d{2}:?\\d{2})?$`),
  '2026-11-20T09:00:00.000+01:00',
);

export const DateType = ofText('Date', 'A day in ISO 8601.', new RegExp(`^${DAY}$`), '2026-11-20');

export const TimeType = ofText('Time', 'A time of day.', new RegExp(`^${TIME}$`), '09:00:00');

export const JsonType = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'Any JSON.',
});
